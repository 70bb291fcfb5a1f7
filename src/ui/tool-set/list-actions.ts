import '../../i18n/words/toolset'
import {
  type Direction,
  type EditedTools,
  type ToolIds,
  withCopies,
  withoutTools,
  withToolEdits,
  withToolsMoved,
  withToolsPutAt,
} from '../../core/authoring/set/change-tools'
import { addToAgent, removeFromAgent, setHidden } from '../../core/authoring/set/export-marks'
import { setNamespace } from '../../core/authoring/set/namespaces'
import type { Edit } from '../../core/json/edit'
import type { JsonObject } from '../../core/json/node'
import { newSet, saveSet, type ToolSet } from '../../core/model/tool-set'
import { newToolId, toolsChanged, useDocument } from '../../state/document'
import { powers } from '../../state/powers'
import { snapshotBefore } from '../../state/snapshot-before'
import type { WordKey } from '../../i18n/words'
import { toasted } from '../kit/toast'
import type { useWords } from '../kit/use-words'
import { nameInList, namespaceInList } from './row-facts'
import { toolsSelected } from './selection'
import { undoable } from './undoable'

/** What is done to tools of the list, one or several: one step to undo each, told with the way back. */
export interface Acting {
  readonly t: ReturnType<typeof useWords>
  readonly ids: ToolIds
}

/** How many there are, and the name where it is one. */
function valuesOf({ t, ids }: Acting): { count: number; name: string } {
  const { set } = useDocument.getState()
  const first = set.tools.find(({ id }) => ids.has(id))
  return { count: ids.size, name: (first && nameInList(first)) || t('frame.newTool') }
}

export function removeTools({ t, ids }: Acting): void {
  const values = valuesOf({ t, ids })
  if (ids.size > 1) snapshotBefore('bulk')
  undoable(
    t,
    () => toolsChanged((set) => withoutTools(set, ids)),
    () => t('toolset.deleted', { ...values }),
  )
}

export function duplicateTools({ t, ids }: Acting): void {
  const values = valuesOf({ t, ids })
  const copies: string[] = []
  const newId = () => {
    const id = newToolId()
    copies.push(id)
    return id
  }
  const act = () => toolsChanged((set) => withCopies(set, ids, newId))
  undoable(t, act, (_, { tools }) => {
    const copy = tools.find(({ id }) => id === copies[0])
    return t('toolset.duplicated', { ...values, copy: (copy && nameInList(copy)) || values.name })
  })
  // What follows is mostly about the copies.
  if (ids.size > 1) toolsSelected(copies)
}

export function moveTools(ids: ToolIds, direction: Direction): void {
  toolsChanged((set) => withToolsMoved(set, ids, direction, namespaceInList))
}

/** To a place beside another tool, and so into its namespace. */
export function putTools(
  { t, ids }: Acting,
  target: string,
  side: 'before' | 'after',
  namespace: string,
): void {
  const { set } = useDocument.getState()
  const isAway = set.tools.some((tool) => ids.has(tool.id) && namespaceInList(tool) !== namespace)
  const act = (now: ToolSet) => withToolsPutAt(now, ids, target, side, namespace)
  if (isAway) changeTools({ t, ids }, act, namespaceNote(namespace), { namespace })
  else toolsChanged((now) => act(now).set)
}

const namespaceNote = (namespace: string): WordKey =>
  namespace === '' ? 'toolset.inNone' : 'toolset.inNamespace'

export function giveNamespace(acting: Acting, namespace: string): void {
  const name = namespace.trim()
  editTools(acting, (tool) => setNamespace(tool, name), namespaceNote(name), { namespace: name })
}

export function hideTools(acting: Acting, on: boolean): void {
  const note = on ? 'toolset.hiddenNow' : 'toolset.shownNow'
  editTools(acting, (tool) => setHidden(tool, on), note)
}

export function giveToAgent(acting: Acting, agent: string): void {
  const values = { agent: agent.trim() }
  editTools(acting, (tool) => addToAgent(tool, agent), 'toolset.inAgent', values)
}

export function takeFromAgent(acting: Acting, agent: string): void {
  editTools(acting, (tool) => removeFromAgent(tool, agent), 'toolset.outOfAgent', { agent })
}

/** A set file of these tools, as import reads it. */
export async function copyTools({ t, ids }: Acting): Promise<void> {
  const texts = useDocument.getState().set.tools.filter(({ id }) => ids.has(id))
  let count = 0
  const set = newSet(
    '',
    texts.map(({ text }) => text),
    () => `copy${++count}`,
  )
  const isCopied = await powers().copyText(saveSet(set))
  toasted({ text: isCopied ? t('toolset.copied', { count }) : t('toolset.notCopied') })
}

function editTools(
  acting: Acting,
  editsFor: (tool: JsonObject) => readonly Edit[],
  note: WordKey,
  values?: Readonly<Record<string, string>>,
): void {
  const act = (set: ToolSet) => withToolEdits(set, acting.ids, editsFor)
  changeTools(acting, act, note, values)
}

/** Tells how many tools changed, and how many could not; those that were so already do not count. */
function changeTools(
  { t }: Acting,
  change: (set: ToolSet) => EditedTools,
  note: WordKey,
  values?: Readonly<Record<string, string>>,
): void {
  const before = useDocument.getState().set
  const { set, refused } = change(before)
  const stays = refused.length > 0 ? t('toolset.refused', { count: refused.length }) : ''
  if (set === before) return toasted({ text: stays || t('toolset.unchanged') })
  const done = new Set(set.tools.filter((tool) => !before.tools.includes(tool)).map(({ id }) => id))
  if (done.size > 1) snapshotBefore('bulk')
  const said = done.size > 0 && t(note, { ...valuesOf({ t, ids: done }), ...values })
  undoable(
    t,
    () => toolsChanged(() => set),
    () => (said && stays ? t('toolset.both', { said, stays }) : said || stays),
  )
}
