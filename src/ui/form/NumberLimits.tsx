import '../../i18n/words/params'
import { useId } from 'react'
import { pointer } from '../../core/json/pointer'
import type { WordKey } from '../../i18n/words'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { Findings } from './Findings'
import { toneOf } from './signs'
import { useKeyword } from './use-keyword'

const LIMITS: readonly { readonly keyword: string; readonly word: WordKey }[] = [
  { keyword: 'exclusiveMinimum', word: 'params.over' },
  { keyword: 'exclusiveMaximum', word: 'params.under' },
  { keyword: 'multipleOf', word: 'params.multiple' },
]

/** Limits that the value may not reach, and the step it goes in. */
export function NumberLimits({ parameter, findings }: DetailProps) {
  const t = useWords()
  const id = useId()
  return (
    <div role="group" aria-label={t('params.limits')}>
      <div className="lab">{t('params.limits')}</div>
      <div className="pair">
        {LIMITS.map((limit) => (
          <Limit
            key={limit.keyword}
            {...limit}
            parameter={parameter}
            findings={findings}
            described={findings.length ? `${id}-findings` : undefined}
          />
        ))}
      </div>
      <Findings id={`${id}-findings`} findings={findings} />
    </div>
  )
}

function Limit({
  parameter,
  findings,
  keyword,
  word,
  described,
}: Omit<DetailProps, 'kind'> & { keyword: string; word: WordKey; described: string | undefined }) {
  const t = useWords()
  const id = useId()
  const { value, onText, refusal } = useKeyword(parameter, keyword, 'number')
  return (
    <span className="grow">
      <TextField
        value={value}
        onText={onText}
        look="s"
        tone={refusal ? 'error' : toneOf(findings)}
        inputMode="decimal"
        placeholder={t(word)}
        title={t(word)}
        aria-label={t('params.labelled', { label: t('params.limits'), part: t(word) })}
        aria-describedby={refusal ? id : described}
        data-path={pointer([...parameter.path, keyword])}
      />
      {refusal && (
        <span className="refusal" id={id} role="status">
          {t(refusal)}
        </span>
      )}
    </span>
  )
}
