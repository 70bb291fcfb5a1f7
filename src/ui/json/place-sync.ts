import { getIn, type JsonNode, type Path } from '../../core/json/node'
import { pathAt } from '../../core/json/parse'
import { pointer } from '../../core/json/pointer'
import { locate } from '../../core/json/position'
import { readingOf } from '../../core/model/reading'
import { type PlaceRequest, placeAsked, useView } from '../../state/view'
import { type DocumentSync, rangeOf } from './document-sync'
import { editorText } from './editor-text'
import type { Editor, monaco } from './monaco'

/** The last wish for the caret that was met. */
let caretTurn = 0

/** How long the caret must rest before the form is asked to follow it. */
const REST_MS = 150

/**
 * A field chosen elsewhere is shown and tinted in the text, and the caret's place in the text is
 * told to the form. Neither takes the focus from where the author is, but for a wish to go to a caret.
 */
export function syncPlace(editor: Editor, sync: DocumentSync): () => void {
  const tint = editor.createDecorationsCollection()
  let waiting: PlaceRequest | undefined
  let told: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const reveal = (asked: PlaceRequest): void => {
    const record = sync.shown()
    const model = editor.getModel()
    if (!model || !record) return
    const { root } = readingOf(record)
    const { toView } = editorText(record.text)
    told = undefined
    if (root) {
      const { start, end } = placeOf(root, asked.path)
      const range = rangeOf(model, toView(start), toView(end))
      tint.set([{ range, options: { isWholeLine: true, className: 'json-place' } }])
      editor.revealRangeInCenterIfOutsideViewport(range)
    }
    // Behind another tab the editor has no height to scroll in.
    waiting = editor.getLayoutInfo().height === 0 ? asked : undefined
    if (!waiting && asked.caret !== undefined) goTo(model.getPositionAt(toView(asked.caret)), asked)
  }

  const goTo = (position: monaco.Position, { turn }: PlaceRequest): void => {
    // An editor that is shown again later must not take the focus for an old wish.
    if (turn <= caretTurn) return
    caretTurn = turn
    editor.focus()
    editor.setPosition(position)
    editor.revealPositionInCenterIfOutsideViewport(position)
  }

  const tell = (): void => {
    const record = sync.shown()
    const position = editor.getPosition()
    const model = editor.getModel()
    if (!record || !position || !model) return
    const offset = editorText(record.text).toRaw(model.getOffsetAt(position))
    const path = pathAt(readingOf(record).root, offset)
    if (pointer(path) === told) return
    told = pointer(path)
    placeAsked(path, 'json')
  }

  const { place } = useView.getState()
  if (place && place.from !== 'json') reveal(place)
  const subscriptions = [
    editor.onDidChangeModel(() => tint.clear()),
    editor.onDidLayoutChange(({ height }) => {
      if (height > 0 && waiting) reveal(waiting)
    }),
    editor.onDidChangeCursorPosition(() => {
      // A form edit moves the caret too, but the author is not here then.
      if (sync.writing() || !editor.hasTextFocus()) return
      tint.clear()
      clearTimeout(timer)
      timer = setTimeout(tell, REST_MS)
    }),
  ]
  const unsubscribe = useView.subscribe((now, before) => {
    if (now.place && now.place !== before.place && now.place.from !== 'json') reveal(now.place)
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
    for (const each of subscriptions) each.dispose()
  }
}

/** From the member's name to the end of its value; past the end of what is there, the nearest above. */
export function placeOf(root: JsonNode, path: Path): { start: number; end: number } {
  let known = path
  while (known.length && !getIn(root, known)) known = known.slice(0, -1)
  const { start } = locate(root, known, 'key')
  return { start, end: locate(root, known).end }
}
