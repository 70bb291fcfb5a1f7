import '../../i18n/words/exchange'
import type { Path } from '../../core/json/node'
import { lossSentence } from '../../i18n/losses'
import { powers } from '../../state/powers'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import type { IconName } from '../kit/icons'
import { useWords } from '../kit/use-words'
import type { ReadRest, ReadTool, TextReading } from './import-report'
import { NotePlaces } from './NotePlaces'
import { useCopy } from './use-copy'

/** What an import noted about what it read, and the entries that are not added. */
export function ImportNotes({ reading }: { reading: TextReading }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { tools, losses, opaque, errors, namespaces } = reading
  const notes = [
    ...losses.map((loss) => ({
      sentence: lossSentence(lang, loss),
      place: loss.path.join('.'),
    })),
    ...tools.flatMap((tool) =>
      tool.losses.map((loss) => ({
        sentence: lossSentence(lang, loss),
        place: [tool.name || t('exchange.unnamed'), ...placeIn(tool, loss.path)].join('.'),
      })),
    ),
  ]
  return (
    <>
      {notes.length > 0 && (
        <div className="import-note">
          <h3>
            <Icon name="info" />
            {t('exchange.changed', { count: notes.length })}
          </h3>
          <NotePlaces notes={notes} />
        </div>
      )}
      {opaque.length > 0 && (
        <NotAdded
          icon="lock"
          title={t('exchange.keptAside', { count: opaque.length })}
          text={t('exchange.keptAsideText')}
          rest={opaque}
        />
      )}
      {errors.length > 0 && (
        <NotAdded
          icon="octagon"
          title={t('exchange.notUnderstood', { count: errors.length })}
          rest={errors}
        />
      )}
      {namespaces.length > 0 && (
        <div className="import-note">
          <h3>
            <Icon name="info" />
            {t('exchange.namespaces', { count: namespaces.length })}
          </h3>
          <CopyEntries entries={namespaces} />
        </div>
      )}
    </>
  )
}

/** Within its operation, where the path counts from the root of an API document and leads there. */
function placeIn({ operationAt }: ReadTool, path: Path): Path {
  const isWithin = operationAt?.every((step, i) => path[i] === step)
  return isWithin ? path.slice(operationAt!.length) : path
}

interface NotAddedProps {
  readonly icon: IconName
  readonly title: string
  readonly text?: string
  readonly rest: readonly ReadRest[]
}

function NotAdded({ icon, title, text, rest }: NotAddedProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  return (
    <div className="import-note">
      <h3>
        <Icon name={icon} />
        {title}
      </h3>
      {text && <p className="quiet">{text}</p>}
      <NotePlaces
        notes={rest.map(({ index, error }) => ({
          sentence: lossSentence(lang, error),
          place: [t('exchange.entry', { index: index + 1 }), ...error.path].join(' · '),
        }))}
      />
      <CopyEntries entries={rest.map((each) => each.text)} />
    </div>
  )
}

/** Entries that are not added stay within reach: as JSON to copy, or to download where that fails. */
function CopyEntries({ entries }: { entries: readonly string[] }) {
  const t = useWords()
  const [copy, stateOf] = useCopy()
  const text = `[\n${entries.join(',\n')}\n]\n`
  const state = stateOf(text)
  const save = () => powers().saveFile('entries.json', text, 'application/json')
  return (
    <p className="acts" role="status">
      <button type="button" className="link" onClick={() => void copy(text)}>
        {t('exchange.copyEntries')}
      </button>
      <button type="button" className="link" onClick={save}>
        {t('exchange.download')}
      </button>
      {state === 'copied' && <span className="quiet">{t('exchange.copied')}</span>}
      {state === 'failed' && <span className="error">{t('exchange.copyFailed')}</span>}
    </p>
  )
}
