import '../../i18n/words/exchange'
import { powers } from '../../state/powers'
import { Icon } from '../kit/Icon'
import { Segments } from '../kit/Segments'
import { useWords } from '../kit/use-words'
import type { ExportFile } from './export-outcome'
import { useCopy } from './use-copy'

interface ExportBarProps {
  /** The file on screen; absent where there is nothing to copy. */
  readonly file: ExportFile | undefined
  readonly isList: boolean
  readonly count: number
  /** How many of them the list on screen does not have. */
  readonly leftOut: number
  /** It is not what was asked for, not yet. */
  readonly isWaiting: boolean
  readonly onScope: (isList: boolean) => void
}

/** Copy, download, and whether it is about one tool or all. */
export function ExportBar({ file, isList, count, leftOut, isWaiting, onScope }: ExportBarProps) {
  const t = useWords()
  const [copy, stateOf] = useCopy()
  const state = stateOf(file?.text ?? '')
  const isOff = isWaiting || !file
  const scopes = [
    { list: false, words: t('exchange.thisTool') },
    {
      list: true,
      words:
        leftOut > 0
          ? t('exchange.someTools', { kept: count - leftOut, count })
          : t('exchange.allTools', { count }),
    },
  ]
  return (
    <div className="bar export-bar">
      <button
        type="button"
        className="btn main"
        disabled={isOff}
        onClick={() => file && void copy(file.text)}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {t('exchange.copy')}
      </button>
      <button
        type="button"
        className="btn line"
        disabled={isOff}
        onClick={() => file && powers().saveFile(file.name, file.text, file.mime)}
      >
        <Icon name="import" />
        {t('exchange.download')}
      </button>
      <span role="status" className={state === 'failed' ? 'error' : 'quiet'}>
        {state === 'copied' && t('exchange.copied')}
        {state === 'failed' && t('exchange.copyFailed')}
      </span>
      <span className="grow" />
      <Segments
        label={t('exchange.scope')}
        value={isList}
        segments={scopes.map(({ list, words }) => ({ value: list, label: words }))}
        onChoose={onScope}
      />
    </div>
  )
}
