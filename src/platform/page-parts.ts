import type { PageParts } from '../core/share/one-file-page'

/** The reader's page as the build makes it for a file of its own; undefined where it is not to be had. */
export async function fetchPageParts(base: string): Promise<PageParts | undefined> {
  try {
    const [script, styles] = await Promise.all([
      textAt(base, 'review-page.js', 'javascript'),
      textAt(base, 'review-page.css', 'css'),
    ])
    return script && styles ? { script, styles } : undefined
  } catch {
    return undefined
  }
}

/** A server that has no such file may answer with its first page instead. */
async function textAt(base: string, name: string, type: string): Promise<string | undefined> {
  const answer = await fetch(new URL(name, base))
  const isIt = answer.ok && answer.headers.get('content-type')?.includes(type)
  return isIt ? answer.text() : undefined
}
