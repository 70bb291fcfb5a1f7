import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Folders that are walked through only when the pattern names them. */
const PASSED_OVER = new Set(['node_modules'])

/**
 * The files that a pattern matches, sorted: `*` and `?` inside a name, `**` for any folders, `{a,b}`
 * for either, `[ab]` for one of the characters. Hidden files and `node_modules` only when named.
 */
export async function filesMatching(pattern: string): Promise<readonly string[]> {
  const steps = pattern.split('/')
  const fixed = steps.findIndex((step) => /[*?{[]/.test(step))
  const base = steps.slice(0, fixed).join('/')
  const isRooted = pattern.startsWith('/') && base === ''
  const found: string[] = []
  await walk(isRooted ? '/' : base || '.', steps.slice(fixed), base || (isRooted ? '/' : ''), found)
  return [...new Set(found)].sort()
}

async function walk(
  folder: string,
  steps: readonly string[],
  shown: string,
  found: string[],
): Promise<void> {
  const [step, ...later] = steps
  if (step === undefined) return
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  if (step === '**') await walk(folder, later, shown, found)
  const matches = step === '**' ? () => true : nameMatcher(step)
  for (const entry of entries) {
    const { name } = entry
    const isHidden = name.startsWith('.') || PASSED_OVER.has(name)
    if (!matches(name) || (isHidden && (step === '**' || !step.startsWith(name[0]!)))) continue
    const below = shown === '' || shown.endsWith('/') ? shown + name : `${shown}/${name}`
    if (entry.isDirectory())
      await walk(path.join(folder, name), step === '**' ? steps : later, below, found)
    else if (later.length === 0 && step !== '**') found.push(below)
  }
}

function nameMatcher(step: string): (name: string) => boolean {
  const source = step.replace(/[.+^$()|\\{}*?,[\]]/g, (c) => WILDCARDS[c] ?? `\\${c}`)
  try {
    const pattern = new RegExp(`^${source}$`, 'u')
    return (name) => pattern.test(name)
  } catch {
    // Brackets that do not pair mean themselves.
    return (name) => name === step
  }
}

const WILDCARDS: Readonly<Record<string, string>> = {
  '*': '.*',
  '?': '.',
  '{': '(?:',
  '}': ')',
  ',': '|',
  '[': '[',
  ']': ']',
}
