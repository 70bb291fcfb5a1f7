import { lazy, Suspense, useState } from 'react'
import { type JsonNode, type Member, membersOf, obj, type Path } from '../../core/json/node'
import { print } from '../../core/json/print'
import { useWords } from '../kit/use-words'
import { showInJson } from './show-in-json'

const SchemaAsJson = lazy(() =>
  import('./SchemaAsJson').then((module) => ({ default: module.SchemaAsJson })),
)

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
          <KeptMember key={each.key} path={[...path, each.key]} member={each} />
        ))}
      </ul>
    </div>
  )
}

function KeptMember({ path, member }: { path: Path; member: Member }) {
  const t = useWords()
  const [isEdited, setEdited] = useState(false)
  return (
    <li>
      <code>{shortened(print(obj([member]), 0).slice(1, -1))}</code>
      <button
        type="button"
        className="link"
        aria-label={t('form.showMemberInJson', { name: member.key })}
        onClick={() => showInJson(path)}
      >
        {t('form.showInJson')}
      </button>
      <button
        type="button"
        className="link"
        aria-expanded={isEdited}
        aria-label={t('form.editMember', { name: member.key })}
        onClick={() => setEdited((was) => !was)}
      >
        {t('form.editHere')}
      </button>
      {isEdited && (
        <div className="kept-edit">
          <Suspense>
            <SchemaAsJson path={path} node={member.value} label={member.key} />
          </Suspense>
        </div>
      )}
    </li>
  )
}

function shortened(text: string): string {
  return text.length > LONGEST ? text.slice(0, LONGEST) + '…' : text
}
