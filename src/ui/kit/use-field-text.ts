import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { changeBetween } from '../../core/json/edit'
import { asTyped } from '../../state/drawn'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** What ties a text field to a value, to be spread on the element. */
export interface FieldText<E extends TextElement> {
  readonly ref: RefObject<E | null>
  readonly defaultValue: string
  readonly onInput: () => void
  readonly onCompositionStart: () => void
  readonly onCompositionEnd: () => void
  readonly onBlur: () => void
}

/**
 * Ties an uncontrolled field to a value. Typing is handed on at each input, but a composition only
 * when it is done. A change of the value from elsewhere is written into the field, the caret keeping
 * its place in the text, but never into a composition, nor while `isHeld`. `onText` may return the
 * text that the value will become, where that is not the text typed.
 */
export function useFieldText<E extends TextElement>(
  value: string,
  onText: (text: string) => string | void,
  isHeld?: () => boolean,
): FieldText<E> {
  const ref = useRef<E>(null)
  const isComposing = useRef(false)
  /** The last text that field and value agreed on. */
  const agreed = useRef(value)
  const handed = useRef(value)
  const [defaultValue] = useState(value)

  useLayoutEffect(() => {
    const field = ref.current
    if (!field || value === agreed.current || isComposing.current || isHeld?.()) return
    agreed.current = value
    handed.current = value
    writeInto(field, value)
    // Only another value is a reason to write; a draft that was refused stays as it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value])

  const handOn = () => {
    const text = ref.current?.value ?? ''
    if (isComposing.current || text === handed.current) return
    handed.current = text
    agreed.current = asTyped(() => onText(text)) ?? text
  }
  const endComposition = () => {
    isComposing.current = false
    handOn()
  }
  return {
    ref,
    defaultValue,
    onInput: handOn,
    onCompositionStart: () => void (isComposing.current = true),
    onCompositionEnd: endComposition,
    // A composition that the browser drops on leaving ends here.
    onBlur: endComposition,
  }
}

function writeInto(field: TextElement, value: string): void {
  const change = changeBetween(field.value, value)
  if (!change) return
  const isFocused = field.ownerDocument.activeElement === field
  const { selectionStart: start, selectionEnd: end } = field
  field.value = value
  if (!isFocused || start === null || end === null) return
  const moved = (caret: number) => {
    if (caret <= change.start) return caret
    if (caret >= change.end) return caret + change.insert.length - (change.end - change.start)
    return change.start + change.insert.length
  }
  field.setSelectionRange(moved(start), moved(end))
}
