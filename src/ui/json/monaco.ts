import { loader } from '@monaco-editor/react'
import * as monaco from 'monaco-editor/editor/editor.api'
import EditorWorker from 'monaco-editor/editor/editor.worker?worker'
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker'
import { jsonDefaults } from 'monaco-editor/languages/features/json/register'
// Its JSON support brings these along, but too late for an editor that stands already.
import 'monaco-editor/features/register.all'
import { changeBetween } from '../../core/json/edit'
import { isStrictJson, parse } from '../../core/json/parse'
import { respaced } from '../../core/json/respaced'
import { toolSchema } from '../../core/model/document-schema'
import type { Lang } from '../../core/lint/rule'

export type Editor = monaco.editor.IStandaloneCodeEditor
export type Model = monaco.editor.ITextModel

/** Models of tools live under this address, so that the tool's schema applies to them alone. */
export const TOOL_ADDRESS = 'inmemory://toolwright/tool/'

globalThis.MonacoEnvironment = {
  getWorker: (_, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
}

// Handed over whole, so that the loader never asks its default address, which is a public server.
loader.config({ monaco: monaco as Parameters<typeof loader.config>[0]['monaco'] & object })

jsonDefaults.setModeConfiguration({
  completionItems: true,
  hovers: true,
  tokens: true,
  foldingRanges: true,
  selectionRanges: true,
})

/** Explains the document's members in the chosen language. Problems are ours to tell, and sooner. */
export function explainIn(lang: Lang): void {
  jsonDefaults.setDiagnosticsOptions({
    validate: false,
    enableSchemaRequest: false,
    schemas: [
      { uri: `${TOOL_ADDRESS}schema`, fileMatch: [`${TOOL_ADDRESS}*`], schema: toolSchema(lang) },
    ],
  })
}

/** The format command: lines and indents alone, in one step, by the smallest change of the text. */
monaco.languages.registerDocumentFormattingEditProvider('json', {
  provideDocumentFormattingEdits: (model) => {
    const text = model.getValue()
    const parsed = parse(text)
    const change = isStrictJson(parsed)
      ? changeBetween(text, respaced(text, parsed.root, 2))
      : undefined
    if (!change) return []
    const start = model.getPositionAt(change.start)
    const end = model.getPositionAt(change.end)
    return [{ range: monaco.Range.fromPositions(start, end), text: change.insert }]
  },
})

export { monaco }
