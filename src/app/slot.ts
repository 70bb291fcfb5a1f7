import { keptText, openKept } from '../core/model/kept-set'
import { indexOfTool, isUntouched, openSet, setTitleOf, type ToolSet } from '../core/model/tool-set'
import { lastOpenedHere, placeHere, rememberOpened, rememberPlace } from '../platform/last-opened'
import { dropJournal, readJournal, writeJournal } from '../platform/journal'
import type { Storage } from '../platform/storage'
import type { SaveRequest } from '../platform/stored-set'
import { openTabs, type Tabs } from '../platform/tabs'
import { openedStorage } from './opened-storage'
import { newToolId, setOpened, setStartedAfresh, useDocument } from '../state/document'
import { savingChanged, SIDE_TABS, sideTabChosen, useView } from '../state/view'

/** Where the set on screen is kept. `revision` 0 is a set that was never saved. */
let slot = { id: newSlotId(), revision: 0 }
let storage: Storage
let tabs: Tabs
let savedSet: ToolSet | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> | undefined

/** Typing is saved this long after the last change, well within a second. */
const SAVE_AFTER_MS = 300

function newSlotId(): string {
  return (
    crypto.randomUUID?.() ?? `s${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
  )
}

function selectedIndex(): number {
  const { set, selected } = useDocument.getState()
  return Math.max(0, indexOfTool(set, selected))
}

const isDirty = (): boolean => {
  const { set } = useDocument.getState()
  return set !== savedSet && !(slot.revision === 0 && isUntouched(set))
}

let started: Promise<void> | undefined

/** Shows what this tab showed last, else what the browser saved last, and saves from now on. Once. */
export const slotStarted = (): Promise<void> => (started ??= start())

async function start(): Promise<void> {
  storage = await openedStorage()
  tabs = openTabs()
  const id = await lastOpenedHere(storage)
  const typedMeanwhile = !isUntouched(useDocument.getState().set)
  if (id && !typedMeanwhile) await show(id)
  if (!typedMeanwhile) savedSet ??= useDocument.getState().set
  useDocument.subscribe((now, before) => {
    if (now.set !== before.set || now.selected !== before.selected) changed()
    if (now.selected !== before.selected) keepPlace()
  })
  useView.subscribe((now, before) => {
    if (now.sideTab !== before.sideTab) keepPlace()
  })
  if (typedMeanwhile) changed()
  tabs.listen((news) => void (news.kind === 'saved' && savedElsewhere(news)))
  addEventListener('pagehide', keepUnsaved)
  document.addEventListener('visibilitychange', () => document.hidden && void saveNow())
}

/**
 * Brings a stored set on screen, with the tool at the index or the one that was on screen last.
 * False when it is not there or cannot be read.
 */
async function show(id: string, selected?: number): Promise<boolean> {
  const stored = await storage.loadSet(id)
  const journal = readJournal(id)
  // What the last page could not save any more is newer than what is stored, unless another tab
  // has saved since: then it becomes a set of its own.
  const unsaved = journal && journal.revision === (stored?.revision ?? 0)
  if (journal && !unsaved && journal.text !== stored?.text) await keepApart(journal.text)
  if (journal && !unsaved) dropJournal(id)
  const text = unsaved ? journal.text : stored?.text
  const set = text === undefined ? undefined : openKept(text, newToolId)
  if (!set?.ok) return false
  slot = { id, revision: stored?.revision ?? 0 }
  const place = placeHere(id)
  setOpened(set.set, selected ?? place?.selected ?? stored?.selected ?? 0)
  const tab = SIDE_TABS.find((each) => each === place?.tab)
  if (tab) sideTabChosen(tab)
  savedSet = unsaved ? undefined : useDocument.getState().set
  rememberSlot()
  savingChanged(storage.persistent ? 'saved' : 'not-persistent')
  if (unsaved) void saveNow()
  return true
}

async function keepApart(text: string): Promise<void> {
  const opened = openKept(text, newToolId)
  if (opened.ok) await storage.saveSet(requestFor(opened.set, { id: newSlotId(), revision: 0 }, 0))
}

function requestFor(set: ToolSet, { id, revision }: typeof slot, selected: number): SaveRequest {
  return {
    id,
    baseRevision: revision,
    title: setTitleOf(set),
    text: keptText(set),
    selected,
    toolCount: set.tools.length,
  }
}

const keepPlace = (): void =>
  rememberPlace({ id: slot.id, selected: selectedIndex(), tab: useView.getState().sideTab })

const rememberSlot = (): void => void rememberOpened(storage, slot.id)

function changed(): void {
  if (useView.getState().saved === 'conflict' || !isDirty()) return
  savingChanged(storage.persistent ? 'saving' : 'not-persistent')
  timer ??= setTimeout(() => void saveNow(), SAVE_AFTER_MS)
}

/** Saves what is on screen, one save after the other. */
export function saveNow(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  running = (running ?? Promise.resolve()).then(save)
  return running
}

async function save(): Promise<void> {
  const { set } = useDocument.getState()
  if (!isDirty() || useView.getState().saved === 'conflict') return
  const result = await storage.saveSet(requestFor(set, slot, selectedIndex()))
  if (!result.ok) {
    savingChanged(result.reason === 'changed-elsewhere' ? 'conflict' : 'failed')
    return
  }
  slot = { ...slot, revision: result.revision }
  savedSet = set
  dropJournal(slot.id)
  rememberSlot()
  tabs.announce({ kind: 'saved', ...slot })
  savingChanged(storage.persistent ? 'saved' : 'not-persistent')
  if (isDirty()) changed()
}

/** A page that is going away cannot wait for the database: what it has not saved goes to the journal. */
function keepUnsaved(): void {
  if (!isDirty()) return
  writeJournal({ ...slot, text: keptText(useDocument.getState().set) })
}

async function savedElsewhere(saved: { id: string; revision: number }): Promise<void> {
  if (saved.id !== slot.id || saved.revision <= slot.revision) return
  if (isDirty()) savingChanged('conflict')
  else await show(slot.id, selectedIndex())
}

/** Of two versions the other tab's: what this tab had becomes a set of its own, among the recent ones. */
export async function takeTheirs(): Promise<void> {
  const mine = useDocument.getState().set
  await keepApart(keptText(mine))
  dropJournal(slot.id)
  savedSet = mine
  savingChanged('saved')
  if (!(await show(slot.id, selectedIndex()))) await showFreshSet()
}

/** Of two versions both: this tab's goes on in a slot of its own. */
export async function keepMine(): Promise<void> {
  slot = { id: newSlotId(), revision: 0 }
  savedSet = undefined
  savingChanged('saving')
  await saveNow()
}

/** Makes sure that what is on screen is kept before something else takes its place. */
async function settled(): Promise<boolean> {
  if (useView.getState().saved === 'conflict') await keepMine()
  else await saveNow()
  return !isDirty()
}

export async function showStoredSet(id: string): Promise<boolean> {
  return (await settled()) && show(id)
}

export async function showFreshSet(): Promise<void> {
  if (!(await settled())) return
  slot = { id: newSlotId(), revision: 0 }
  setStartedAfresh()
  savedSet = useDocument.getState().set
  rememberSlot()
  savingChanged('nothing')
}

/** A set's text in a slot of its own. False when the text is not a set. */
export async function showAsNewSet(text: string): Promise<boolean> {
  const opened = openSet(text, newToolId)
  if (!opened.ok || !(await settled())) return false
  slot = { id: newSlotId(), revision: 0 }
  setOpened(opened.set)
  savedSet = undefined
  await saveNow()
  return true
}

export const currentSlotId = (): string => slot.id
