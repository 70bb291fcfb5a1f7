import type { Lang } from '../../core/lint/rule'

/** Fetches the editor; its own few words are fixed when its code first runs, so they come first. */
export async function loadTextDiff(lang: Lang) {
  if (lang === 'zh') await import('monaco-editor/nls/lang/zh-cn')
  return (await import('./TextDiffEditor')).default
}
