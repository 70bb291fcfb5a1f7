import type { Edit } from '../../core/json/edit'
import type { JsonNode } from '../../core/json/node'
import { print } from '../../core/json/print'
import { useEdit } from './form-context'

/** Something stands here that the form cannot edit: it is shown, and replaced only when asked. */
export function Strange({
  text,
  node,
  action,
  replacing,
}: {
  text: string
  node: JsonNode
  /** What the button says. */
  action: string
  replacing: Edit
}) {
  const edit = useEdit()
  return (
    <div className="strange">
      <p>{text}</p>
      <pre className="kept">{print(node, 2)}</pre>
      <button type="button" className="btn s line" onClick={() => edit([replacing])}>
        {action}
      </button>
    </div>
  )
}
