import { type JsonNode, membersOf, obj, type Path } from '../../core/json/node'
import { print } from '../../core/json/print'
import { useWords } from '../kit/use-words'
import { showInJson } from './show-in-json'

/** Longer JSON than this is cut when shown here; the JSON pane has all of it. */
const LONGEST = 400

/** Members that the form has no fields for: shown as JSON, kept as they are, and found in the JSON pane. */
export function KeptMembers({
  path,
  node,
  known,
}: {
  path: Path
  node: JsonNode | undefined
  known: readonly string[]
}) {
  const t = useWords()
  const kept = membersOf(node).filter((each) => !known.includes(each.key))
  if (kept.length === 0) return null
  return (
    <div className="kept-members">
      <p className="quiet">{t('form.keptNote')}</p>
      <ul>
        {kept.map((each) => (
          <li key={each.key}>
            <code>{shortened(print(obj([each]), 0).slice(1, -1))}</code>
            <button
              type="button"
              className="link"
              aria-label={t('form.showMemberInJson', { name: each.key })}
              onClick={() => showInJson([...path, each.key])}
            >
              {t('form.showInJson')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function shortened(text: string): string {
  return text.length > LONGEST ? text.slice(0, LONGEST) + '…' : text
}
