import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cwd, env } from 'node:process'
import { importText } from './dialects/import'
import type { JsonObject } from './json/node'
import { inputSchemaOf } from './model/tool'

const shared = env['TOOLWRIGHT_SHARED'] ?? path.resolve(cwd(), '../shared')
const root = path.join(shared, 'corpus')

/** Whether the real definitions are at hand; they are no part of the project. */
export const hasCorpus = existsSync(root)

/** The files of the corpus, as `folder/name`; none where it is absent. */
export const corpusFiles: readonly string[] = hasCorpus
  ? readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name: folder }) =>
        readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
      )
  : []

export const corpusText = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The input schemas of the corpus; of a file with many tools so many are taken, evenly. */
export function* corpusSchemas(most: number): Generator<{ name: string; schema: JsonObject }> {
  for (const file of corpusFiles) {
    if (!file.endsWith('.json')) continue
    const { tools } = importText(corpusText(file))
    const step = Math.max(1, Math.ceil(tools.length / most))
    for (let i = 0; i < tools.length; i += step) {
      const schema = inputSchemaOf(tools[i]!.tool)
      if (schema) yield { name: `${file} ${i}`, schema }
    }
  }
}
