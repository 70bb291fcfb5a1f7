import type { JsonObject } from '../json/node'
import type { DialectError, Loss } from '../dialects/dialect'

/** One generated file. */
export interface SourceFile {
  readonly name: string
  readonly text: string
}

/** What became of one tool. Where `ok` is false it is not in the files, for the errors. */
export interface SourceItem {
  readonly ok: boolean
  readonly losses: readonly Loss[]
  /** Those of severity warning leave `ok` true. */
  readonly errors: readonly DialectError[]
}

/** Tools as source code. `items` is parallel to the tools that went in. */
export interface SourceWritten {
  readonly files: readonly SourceFile[]
  readonly items: readonly SourceItem[]
}

/** A framework whose tools are declared in source code. */
export interface SourceTarget {
  readonly id: string
  /** The framework's own name for it, the same in every language. */
  readonly label: string
  readonly language: 'java' | 'python' | 'typescript'
  /** Where the facts come from, and when they were read. */
  readonly source: { readonly page: string; readonly read: string }
  /** Writes every tool that the framework can bear; never throws. `title` names the file or class. */
  readonly write: (tools: readonly JsonObject[], title?: string) => SourceWritten
}
