import type { JsonNode } from '../json/node'
import { toPlain } from '../json/plain'
import { nameOf } from '../model/tool'
import { type Draft, type DraftOptions, draftsOf } from './drafts'
import { readApiDocument } from './read-api-document'

/** The text of a document with these parts, as JSON; version 3.0 unless the parts say another. */
export function documentText(parts: Readonly<Record<string, unknown>>): string {
  const head = 'swagger' in parts || 'openapi' in parts ? {} : { openapi: '3.0.3' }
  return JSON.stringify({ ...head, info: { title: 'Shop', version: '1' }, paths: {}, ...parts })
}

/** The drafts of a document's text, by name, and the codes of what was refused. */
export function draftsIn(text: string, options: DraftOptions = {}) {
  const document = readApiDocument(text)
  const { drafts, refused } = draftsOf(document, undefined, options)
  return {
    document,
    drafts,
    refused: refused.map(({ operation, errors }) => [operation.id, ...errors.map((x) => x.code)]),
  }
}

/** A tool as plain data; the tests hold nothing that a plain object would lose. */
export interface PlainTool {
  readonly name: string
  readonly description?: string
  readonly inputSchema: {
    readonly properties: Readonly<Record<string, unknown>>
    readonly required?: readonly string[]
    readonly $defs?: Readonly<Record<string, unknown>>
  }
  readonly outputSchema?: Readonly<Record<string, unknown>>
  readonly inputExamples?: readonly unknown[]
  readonly annotations?: unknown
  readonly contract?: { readonly injected: readonly Readonly<Record<string, unknown>>[] }
  readonly vendor: { readonly openapi: Readonly<Record<string, unknown>> }
}

export const plainTool = (tool: JsonNode): PlainTool => toPlain(tool) as PlainTool

/** The one draft of a document with one operation, its parts around it. */
export function draftOfOperation(
  operation: Readonly<Record<string, unknown>>,
  rest: Readonly<Record<string, unknown>> = {},
  at: { readonly path?: string; readonly method?: string } = {},
): { readonly tool: PlainTool; readonly draft: Draft; readonly codes: readonly string[] } {
  const { path = '/things', method = 'post' } = at
  const text = documentText({ paths: { [path]: { [method]: operation } }, ...rest })
  const { drafts, refused } = draftsIn(text)
  const [draft] = drafts
  if (!draft) throw new Error(JSON.stringify(refused))
  return { tool: plainTool(draft.tool), draft, codes: draft.losses.map((each) => each.code) }
}

/** The properties of a schema in a body, as a draft has them, and the codes of the losses. */
export function propertyOf(schema: unknown, version = '3.0.3', components: unknown = {}) {
  const operation = {
    operationId: 'f',
    requestBody: bodyOf({ type: 'object', properties: { p: schema } }),
  }
  const made = draftOfOperation(operation, { openapi: version, components })
  const own = ['openapi.translated-as-is']
  return {
    property: made.tool.inputSchema.properties.p,
    codes: made.codes.filter((code) => !own.includes(code)),
    tool: made.tool,
  }
}

export const bodyOf = (schema: unknown, type = 'application/json') => ({
  content: { [type]: { schema } },
})

export const namesOf = (drafts: readonly Draft[]): readonly string[] =>
  drafts.map(({ tool }) => nameOf(tool))
