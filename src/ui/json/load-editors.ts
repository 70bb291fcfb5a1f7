import type { Lang } from '../../core/lint/rule'

/**
 * Fetches the editor. Its own few words (search, menus) are fixed when its code first runs, so they
 * come first.
 */
export async function loadEditors(lang: Lang) {
  if (lang === 'zh') await import('monaco-editor/nls/lang/zh-cn')
  const [document, dialect] = await Promise.all([
    import('./DocumentEditor'),
    import('./DialectEditor'),
  ])
  return { DocumentEditor: document.default, DialectEditor: dialect.default }
}
