import { temporal } from 'zundo'
import { createStore, useStore } from 'zustand'
import { editTool } from '../core/authoring/edit-tool'
import { type NamesBehind, withQuestionsFollowing } from '../core/bench/questions/follow-names'
import type { Edit, EditProblem } from '../core/json/edit'
import { readingAfter, readingOf } from '../core/model/reading'
import { EMPTY_TOOL } from '../core/model/tool'
import {
  indexOfTool,
  newSet,
  type ToolRecord,
  type ToolSet,
  withEnvelopeEdits,
  withSetTitle,
  withTool,
  withToolText,
} from '../core/model/tool-set'
import { drawnFrom } from './drawn'

/** What the author is writing. Every change is a new set; undo keeps the old ones. */
export interface DocumentState {
  readonly set: ToolSet
  /** The tool on screen; empty when the set has none. */
  readonly selected: string
  /** For a tool whose text cannot be read at the moment: what it was when it last could. */
  readonly lastGood: ReadonlyMap<string, ToolRecord>
}

let count = 0
/** A tool's name for this session; never stored in the document. */
export const newToolId = (): string => `t${++count}`

function freshState(): DocumentState {
  const set = newSet('', [EMPTY_TOOL], newToolId)
  return { set, selected: set.tools[0]!.id, lastGood: new Map() }
}

const store = createStore<DocumentState>()(
  temporal((): DocumentState => freshState(), {
    partialize: ({ set, selected }) => ({ set, selected }),
    // Choosing another tool is not a step to undo.
    equality: (past, now) => past.set === now.set,
    limit: 1000,
  }),
)

const drawn = drawnFrom(store)
const drawnHistory = drawnFrom(store.temporal)

function useDrawn(): DocumentState
function useDrawn<T>(select: (state: DocumentState) => T): T
function useDrawn(select = (state: DocumentState): unknown => state): unknown {
  return useStore(drawn, select)
}

/** The document, and as a hook what is drawn from it: the same, but for one frame after typing. */
export const useDocument = Object.assign(useDrawn, store)

const history = () => useDocument.temporal.getState()

/** Whether there is a step to take back, and one to do again. */
export const useCanUndo = (): boolean =>
  useStore(drawnHistory, (state) => state.pastStates.length > 0)
export const useCanRedo = (): boolean =>
  useStore(drawnHistory, (state) => state.futureStates.length > 0)

/** Keystrokes in one place within this many milliseconds of each other are one step to undo. */
const BURST_MS = 1500
let burst: { key: string; at: number } | undefined
/** What the questions go on calling tools whose new name they cannot take yet. */
let namesBehind: NamesBehind = new Map()

/** Names that one change gave to tools or parameters are followed by the questions in the same step. */
function followed(state: DocumentState, change: Partial<DocumentState>): Partial<DocumentState> {
  if (!change.set || change.set === state.set) return change
  const toolIn = (now: Pick<DocumentState, 'lastGood'>) => (record: ToolRecord) =>
    readingOf(shownRecord(record, now)).tool
  const { set, behind } = withQuestionsFollowing(
    state.set,
    change.set,
    toolIn(state),
    toolIn({ lastGood: change.lastGood ?? state.lastGood }),
    namesBehind,
  )
  namesBehind = behind
  return { ...change, set }
}

function commit(change: (state: DocumentState) => Partial<DocumentState>, burstKey?: string): void {
  const now = Date.now()
  const goesOn = burstKey !== undefined && burst?.key === burstKey && now - burst.at < BURST_MS
  burst = burstKey === undefined ? undefined : { key: burstKey, at: now }
  if (goesOn) history().pause()
  useDocument.setState((state) => followed(state, change(state)))
  if (goesOn) history().resume()
}

export function undone(): void {
  burst = undefined
  namesBehind = new Map()
  history().undo()
  keepSelection()
}

export function redone(): void {
  burst = undefined
  namesBehind = new Map()
  history().redo()
  keepSelection()
}

function keepSelection(): void {
  const { set, selected } = useDocument.getState()
  if (indexOfTool(set, selected) < 0) toolSelected(set.tools[0]?.id ?? '')
}

/** Another set takes the screen; its history starts here. */
export function setOpened(set: ToolSet, selectedIndex = 0): void {
  burst = undefined
  namesBehind = new Map()
  history().pause()
  const selected = (set.tools[selectedIndex] ?? set.tools[0])?.id ?? ''
  useDocument.setState({ set, selected, lastGood: new Map() })
  history().clear()
  history().resume()
}

export function setStartedAfresh(): void {
  const { set } = freshState()
  setOpened(set)
}

export function setTitled(title: string): void {
  commit(({ set }) => ({ set: withSetTitle(set, title) }), 'set-title')
}

/** Edits of the set's own members, such as its settings: one step to undo, or part of a burst. */
export function setEdited(edits: readonly Edit[], burstKey?: string): void {
  if (edits.length) commit(({ set }) => ({ set: withEnvelopeEdits(set, edits) }), burstKey)
}

export function toolSelected(id: string): void {
  burst = undefined
  useDocument.setState({ selected: id })
}

/** The whole text, as typed in the JSON pane; it need not be readable. */
export function toolTextTyped(
  id: string,
  text: string,
  burstKey: string | undefined = `text:${id}`,
): void {
  commit(({ set, lastGood }) => withText(set, lastGood, id, text), burstKey)
}

function withText(
  set: ToolSet,
  lastGood: DocumentState['lastGood'],
  id: string,
  text: string,
): Partial<DocumentState> {
  const before = set.tools.find((tool) => tool.id === id)
  const next = withToolText(set, id, text)
  const after = next.tools.find((tool) => tool.id === id)
  if (!before || !after || before === after) return { set: next }
  const isReadable = readingOf(before).tool !== undefined
  const good = isReadable ? before : lastGood.get(id)
  if (good) readingAfter(good, after)
  return isReadable ? { set: next, lastGood: new Map(lastGood).set(id, before) } : { set: next }
}

/**
 * Edits by path, from the form or a fix: one step to undo. `burstKey` joins keystrokes in one field.
 * Returns the reason when the text cannot take them (it has an error, or a name is taken).
 */
export function toolEdited(
  id: string,
  edits: readonly Edit[],
  burstKey?: string,
): EditProblem | undefined {
  const record = useDocument.getState().set.tools.find((tool) => tool.id === id)
  if (!record) return 'unreadable'
  const reading = readingOf(record)
  if (!reading.tool) return 'unreadable'
  const edited = editTool(record.text, edits, reading.tool, reading)
  if (!edited.ok) return edited.reason
  commit(({ set, lastGood }) => withText(set, lastGood, id, edited.text), burstKey)
  return undefined
}

export function toolAdded(text: string = EMPTY_TOOL): void {
  toolsAdded([text])
}

/** One step to undo for all of them; the first is selected. */
function toolsAdded(texts: readonly string[], burstKey?: string): void {
  commit(({ set }) => {
    let next = set
    let selected = ''
    texts.forEach((text, i) => {
      const tool = { id: newToolId(), text, indent: '    ' }
      next = withTool(next, tool)
      if (i === 0) selected = tool.id
    })
    return texts.length ? { set: next, selected } : {}
  }, burstKey)
}

/**
 * Tools take the place of one that nothing was written in yet, else they follow the last: one step to
 * undo, or part of a burst.
 */
export function toolsImported(texts: readonly string[], burstKey?: string): void {
  const { set } = useDocument.getState()
  const only = set.tools.length === 1 ? set.tools[0]! : undefined
  if (!only || only.text !== EMPTY_TOOL || !texts.length) return toolsAdded(texts, burstKey)
  commit(({ set: before }) => {
    const [first, ...rest] = texts
    let next = withToolText(before, only.id, first!)
    for (const text of rest) next = withTool(next, { id: newToolId(), text, indent: '    ' })
    return { set: next, selected: only.id }
  }, burstKey)
}

/** Any change of several tools: one step to undo. Where the tool on screen goes, its neighbour is shown. */
export function toolsChanged(change: (set: ToolSet) => ToolSet): void {
  commit(({ set, selected }) => {
    const next = change(set)
    return { set: next, selected: neighbourIn(next, set, selected) }
  })
}

/** The tool itself where it is still there, else the next one that is, else the one before. */
function neighbourIn(next: ToolSet, before: ToolSet, id: string): string {
  const left = new Set(next.tools.map((tool) => tool.id))
  const at = Math.max(0, indexOfTool(before, id))
  const isLeft = (tool: ToolRecord): boolean => left.has(tool.id)
  const near = before.tools.slice(at).find(isLeft) ?? before.tools.slice(0, at).findLast(isLeft)
  return near?.id ?? next.tools[0]?.id ?? ''
}

/** The record that can be read: the tool's own, or while its text has an error the last that could. */
export function readableRecord(state: DocumentState, id: string): ToolRecord | undefined {
  const record = state.set.tools.find((tool) => tool.id === id)
  return record && shownRecord(record, state)
}

/** The same of a record that is at hand. */
export const shownRecord = (
  record: ToolRecord,
  { lastGood }: Pick<DocumentState, 'lastGood'>,
): ToolRecord => (readingOf(record).tool ? record : (lastGood.get(record.id) ?? record))

/**
 * A pasted definition takes the place of a tool's text, and further tools in it follow after it:
 * one step to undo, together with the paste itself when it is the burst that `burstKey` names.
 */
export function toolReplaced(id: string, texts: readonly string[], burstKey?: string): void {
  const [first, ...rest] = texts
  if (first === undefined) return
  commit(({ set, lastGood }) => {
    const replaced = withText(set, lastGood, id, first)
    let next = replaced.set ?? set
    rest.forEach((text, i) => {
      const tool = { id: newToolId(), text, indent: '    ' }
      next = withTool(next, tool, indexOfTool(set, id) + 1 + i)
    })
    return { ...replaced, set: next }
  }, burstKey)
}
