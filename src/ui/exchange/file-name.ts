/**
 * A file name that every system takes: `fileNameOf('After sales', 'tools', 'claude')` is
 * `After-sales.claude.json`. `otherwise` is used where nothing of the title is left.
 */
export function fileNameOf(title: string, otherwise: string, kind?: string): string {
  const clean = title
    .replace(/[\u0000-\u001F\u007F\\/:*?"<>|\s]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  const base = [...clean].slice(0, 80).join('') || otherwise
  return kind ? `${base}.${kind}.json` : `${base}.json`
}
