import '../../i18n/words/exchange'
import '../../i18n/words/imports'
import { useId } from 'react'
import { lossSentence } from '../../i18n/losses'
import { useView } from '../../state/view'
import { Breakable } from '../kit/Breakable'
import { useWords } from '../kit/use-words'
import type { ListedOperation } from './api-overview'
import { TickBox } from './TickBox'

interface OperationRowProps {
  readonly operation: ListedOperation
  readonly isChosen: boolean
  readonly isTaken: boolean
  readonly onTick: (isChosen: boolean) => void
}

/** One operation: its address, what it is for, and the tool that it becomes. */
export function OperationRow({ operation, isChosen, isTaken, onTick }: OperationRowProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const id = useId()
  const { method, path, summary, description, tags, isDeprecated, name, errors } = operation
  const says = summary || /^[^\n]*/.exec(description)![0]
  return (
    <label className="operation" htmlFor={`${id}-box`}>
      <TickBox
        id={`${id}-box`}
        checked={isChosen}
        disabled={name === undefined}
        aria-labelledby={`${id}-at ${id}-says`}
        onTick={onTick}
      />
      <span>
        <span className="operation-at" id={`${id}-at`}>
          <b>{method}</b>
          <code>
            {path.split(/(?<=\/)/).map((part, i) => (
              <span key={i}>
                {i > 0 && <wbr />}
                {part}
              </span>
            ))}
          </code>
          {isDeprecated && <span className="tag warn">{t('imports.deprecated')}</span>}
        </span>
        <span className="operation-says" id={`${id}-says`}>
          {says && <span className="two">{says}</span>}
          {name !== undefined && (
            <code className="quiet">
              <Breakable text={name} />
            </code>
          )}
          {isTaken && <span className="tag warn">{t('exchange.alreadyHere')}</span>}
          {tags.length > 0 && <span className="quiet">{tags.join(' · ')}</span>}
          {errors.map((error, i) => (
            <span key={i} className="error">
              {t('imports.cannot')} {lossSentence(lang, error)}
            </span>
          ))}
        </span>
      </span>
    </label>
  )
}
