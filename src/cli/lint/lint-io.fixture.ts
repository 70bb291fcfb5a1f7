import type { Lang } from '../../core/lint/rule'
import { runInMemory } from '../in-memory.fixture'
import { lintCommand } from './lint'

/** Runs the command over files that exist in memory only. */
export const lint = (
  files: Readonly<Record<string, string>>,
  args: readonly string[] = Object.keys(files),
  lang: Lang = 'en',
) => runInMemory(lintCommand, args, files, lang)
