import { TYPED_AT_ONCE } from './bursts'
import { monaco } from './monaco'

/**
 * A long text that arrives without a paste (dictation, an input method, a program that types) is one
 * change and one step to undo. Monaco's own command takes it letter by letter, each with all that
 * follows from a letter; ours stands in front of it and hands on what is short.
 */
monaco.editor.addCommand({
  id: 'type',
  run: (_, { text = '' }: { readonly text?: string }) => {
    const editor = monaco.editor.getEditors().find((each) => each.hasTextFocus())
    if (text.length > TYPED_AT_ONCE)
      editor?.trigger('whole', 'paste', { text, pasteOnNewLine: false, multicursorText: null })
    else editor?.trigger('keyboard', 'type', { text })
  },
})
