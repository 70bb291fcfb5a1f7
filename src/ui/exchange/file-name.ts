/**
 * A file name that every system takes: `fileNameOf('After sales', 'tools', 'claude')` is
 * `After-sales.claude.json`. `otherwise` is used where nothing of the title is left.
 */
export function fileNameOf(
  title: string,
  otherwise: string,
  kind?: string,
  ending = 'json',
): string {
  const base = wordOf(title) || otherwise
  return kind ? `${base}.${kind}.${ending}` : `${base}.${ending}`
}

/** The name of an export's JSON file; the target is named where the file is of a whole set. */
export function jsonFileName(
  title: string,
  otherwise: string,
  target?: string,
  isStrict = false,
): string {
  if (target === undefined) return fileNameOf(title, otherwise)
  const kind = wordOf(target).toLowerCase()
  return fileNameOf(title, otherwise, isStrict ? `${kind}-strict` : kind)
}

function wordOf(text: string): string {
  const clean = text
    .replace(/[\u0000-\u001F\u007F\\/:*?"<>|\s]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  return [...clean].slice(0, 80).join('')
}
