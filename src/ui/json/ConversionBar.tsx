import '../../i18n/words/apart'
import '../../i18n/words/json'
import { useState } from 'react'
import { labelOf } from '../../core/source/label-of'
import type { Loss } from '../../core/dialects/dialect'
import type { JsonNode } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { print } from '../../core/json/print'
import { nameOf } from '../../core/model/tool'
import { lossSentence } from '../../i18n/losses'
import { useDocument } from '../../state/document'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { type Conversion, keptAsTyped } from './paste-conversion'

interface ConversionBarProps {
  readonly conversion: Conversion
  readonly onClose: () => void
}

interface Note {
  readonly tool: string
  /** None for a group of tools, of which only the name is kept. */
  readonly loss?: Loss
  readonly isOffer?: boolean
  /** What was not added, whole, so that it can be copied from here. */
  readonly aside?: JsonNode
}

/** Says what a pasted definition was taken for and what became of it, with the way back. */
export function ConversionBar({ conversion, onClose }: ConversionBarProps) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const isUntouched = useDocument(({ set }) => set === conversion.after)
  const isTakenBack = useDocument(({ set }) => set === conversion.before)
  if (isTakenBack) return null
  const { dialect, tools, opaque, errors } = conversion.imported
  const label = labelOf(dialect ?? '') ?? t('json.mixed')
  const aside = opaque.length + errors.length
  const notes = notesOf(conversion)
  const { renamed } = conversion
  const [first] = renamed
  return (
    <div className="json-converted">
      <Icon name="import" />
      <div>
        <p role="status">
          {t('json.looksLike', { dialect: label, count: tools.length })}
          {aside > 0 && <span>{t('json.keptAside', { count: aside })}</span>}
          {first && <span>{t('apart.told', { count: renamed.length, ...first })}</span>}
        </p>
        <p className="acts">
          {isUntouched && (
            <button
              type="button"
              className="link"
              onClick={() => {
                keptAsTyped(conversion)
                onClose()
              }}
            >
              {t('json.keepAsTyped')}
            </button>
          )}
          {notes.length > 0 && (
            <button
              type="button"
              className="link"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {t('json.report', { count: notes.length })}
            </button>
          )}
        </p>
        {open && (
          <ul className="json-report">
            {notes.map((note, i) => (
              <NoteLine key={i} note={note} />
            ))}
          </ul>
        )}
      </div>
      <button
        type="button"
        className="btn icon s"
        aria-label={t('json.dismiss')}
        title={t('json.dismiss')}
        onClick={onClose}
      >
        <Icon name="close" small />
      </button>
    </div>
  )
}

function NoteLine({ note: { tool, loss, isOffer, aside } }: { note: Note }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  return (
    <li>
      {tool && <code>{tool}</code>}
      <span>{loss ? lossSentence(lang, loss, isOffer) : t('json.group')}</span>
      {loss && loss.path.length > 0 && (
        <span className="quiet">{t('json.place', { path: pointer(loss.path) })}</span>
      )}
      {aside && <code className="json-aside">{print(aside, 0)}</code>}
    </li>
  )
}

function notesOf({ imported }: Conversion): readonly Note[] {
  const { losses, tools, opaque, errors, namespaces } = imported
  return [
    ...losses.map((loss) => ({ tool: '', loss })),
    ...tools.flatMap((each) => {
      const tool = nameOf(each.tool)
      return [
        ...each.losses.map((loss) => ({ tool, loss })),
        ...each.offers.map((loss) => ({ tool, loss, isOffer: true })),
      ]
    }),
    ...[...opaque, ...errors].map(({ value, error }) => ({ tool: '', loss: error, aside: value })),
    ...namespaces.map((group) => ({ tool: nameOf(group), aside: group })),
  ]
}
