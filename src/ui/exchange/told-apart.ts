import '../../i18n/words/apart'
import type { NamedApart } from '../../core/authoring/set/names-apart'
import type { useWords } from '../kit/use-words'

/** A note, and behind it which tools have another name than they came with. */
export function withToldApart(
  t: ReturnType<typeof useWords>,
  said: string,
  renamed: readonly NamedApart[],
): string {
  const [first] = renamed
  if (!first) return said
  const told = t('apart.told', { count: renamed.length, ...first })
  return t('apart.after', { said: said.replace(/[.。]$/u, ''), told })
}
