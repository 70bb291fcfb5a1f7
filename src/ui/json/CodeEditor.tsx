import { Editor as MonacoEditor } from '@monaco-editor/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Lang } from '../../core/lint/rule'
import { useView } from '../../state/view'
import { followTheme, THEME } from './editor-theme'
import { type Editor, explainIn, monaco } from './monaco'
import './put-at-once'

interface CodeEditorProps {
  readonly label: string
  /** What stands there until the editor does. */
  readonly loading: ReactNode
  readonly readOnlyNote?: string
  /** Joins the editor to what it shows; the function it returns ends that. Must not change. */
  readonly join: (editor: Editor) => () => void
}

/** How long a new label waits for typing to rest. */
const LABEL_MS = 300

/** Brackets are read anew at each key to be coloured; the option of that name does not reach a model. */
const PLAIN_BRACKETS = {
  bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
}

/** A Monaco editor that looks like the rest of the page. It holds no text of its own: `join` fills it. */
export function CodeEditor({ label, loading, readOnlyNote, join }: CodeEditorProps) {
  const lang = useView((state) => state.lang)
  const [editor, setEditor] = useState<Editor>()
  const [settled, setSettled] = useState(label)
  // The label has the tool's name in it, and new options cost Monaco more than a letter does.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(label), LABEL_MS)
    return () => clearTimeout(timer)
  }, [label])
  const options = useMemo(
    () => optionsFor(settled, lang, readOnlyNote),
    [settled, lang, readOnlyNote],
  )
  useEffect(() => {
    if (!editor) return
    const leave = join(editor)
    document.documentElement.dataset['json'] = 'ready'
    return () => {
      delete document.documentElement.dataset['json']
      leave()
    }
  }, [editor, join])
  useEffect(() => explainIn(lang), [lang])
  useEffect(followTheme, [])
  return (
    <MonacoEditor
      // Monaco gives its colours to this class; the context menu stands beside the editor, not in it.
      className="monaco-component"
      language="json"
      theme={THEME}
      loading={loading}
      keepCurrentModel
      saveViewState={false}
      options={options}
      onMount={(mounted) => {
        mounted.getModel()?.dispose()
        mounted.onDidChangeModel(() => mounted.getModel()?.updateOptions(PLAIN_BRACKETS))
        setEditor(mounted)
      }}
    />
  )
}

function optionsFor(
  label: string,
  lang: Lang,
  readOnlyNote: string | undefined,
): monaco.editor.IStandaloneEditorConstructionOptions {
  const root = getComputedStyle(document.documentElement)
  const size = (token: string) => parseFloat(root.getPropertyValue(token))
  return {
    ariaLabel: label,
    accessibilitySupport: 'auto',
    fontFamily: root.getPropertyValue('--font-mono').trim(),
    fontSize: size('--fs-code'),
    // Chinese lines are taller; the token says so only once the page's language has changed.
    lineHeight: lang === 'zh' ? 22 : 20,
    readOnly: readOnlyNote !== undefined,
    ...(readOnlyNote === undefined ? {} : { readOnlyMessage: { value: readOnlyNote } }),
    contextmenu: true,
    codeLens: false,
    dragAndDrop: false,
    dropIntoEditor: { enabled: false },
    fixedOverflowWidgets: true,
    folding: true,
    guides: { indentation: false },
    lightbulb: { enabled: monaco.editor.ShowLightbulbIconMode.On },
    lineDecorationsWidth: 14,
    lineNumbersMinChars: 3,
    inlayHints: { enabled: 'off' },
    inlineSuggest: { enabled: false },
    links: false,
    minimap: { enabled: false },
    occurrencesHighlight: 'off',
    overviewRulerLanes: 0,
    parameterHints: { enabled: false },
    padding: { top: 4, bottom: 16 },
    pasteAs: { enabled: false },
    quickSuggestions: { strings: true, other: true, comments: false },
    renderLineHighlight: 'none',
    // Dots in a selection: every line on screen is looked at for them at each key.
    renderWhitespace: 'none',
    scrollBeyondLastLine: false,
    selectionHighlight: false,
    stickyScroll: { enabled: false },
    tabSize: 2,
    // Full-width marks are right in Chinese text; where JSON wants ASCII we say so ourselves.
    unicodeHighlight: { ambiguousCharacters: false, nonBasicASCII: false },
    unusualLineTerminators: 'off',
    wordBasedSuggestions: 'off',
    wordWrap: 'on',
    wrappingIndent: 'indent',
  }
}
