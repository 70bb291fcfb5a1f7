import { useEffect, useRef } from 'react'
import { useView } from '../../state/view'
import { followTheme, THEME } from '../json/editor-theme'
import { monaco } from '../json/monaco'

interface TextDiffEditorProps {
  readonly before: string
  readonly after: string
  /** What the two texts are called, for those who hear the page. */
  readonly labels: readonly [string, string]
}

/** Two texts in Monaco's comparison, to be read; where there is no room, one below the other. */
export default function TextDiffEditor({ before, after, labels }: TextDiffEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const lang = useView((state) => state.lang)
  const [beforeLabel, afterLabel] = labels
  useEffect(() => {
    if (!host.current) return
    const stopTheme = followTheme()
    const root = getComputedStyle(document.documentElement)
    const editor = monaco.editor.createDiffEditor(host.current, {
      originalAriaLabel: beforeLabel,
      modifiedAriaLabel: afterLabel,
      readOnly: true,
      originalEditable: false,
      automaticLayout: true,
      fontFamily: root.getPropertyValue('--font-mono').trim(),
      fontSize: parseFloat(root.getPropertyValue('--fs-code')),
      lineHeight: lang === 'zh' ? 22 : 20,
      theme: THEME,
      hideUnchangedRegions: { enabled: true },
      ignoreTrimWhitespace: false,
      minimap: { enabled: false },
      renderOverviewRuler: false,
      scrollBeyondLastLine: false,
      stickyScroll: { enabled: false },
      unicodeHighlight: { ambiguousCharacters: false, nonBasicASCII: false },
      wordWrap: 'on',
      diffWordWrap: 'on',
      links: false,
    })
    const model = {
      original: monaco.editor.createModel(before, 'json'),
      modified: monaco.editor.createModel(after, 'json'),
    }
    editor.setModel(model)
    return () => {
      editor.dispose()
      model.original.dispose()
      model.modified.dispose()
      stopTheme()
    }
  }, [before, after, beforeLabel, afterLabel, lang])
  return <div className="text-diff" ref={host} />
}
