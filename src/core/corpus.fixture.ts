import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cwd, env } from 'node:process'

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
