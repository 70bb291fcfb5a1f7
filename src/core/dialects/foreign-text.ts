/** What a text that is no JSON seems to be instead. */
export type ForeignText = 'markup' | 'code' | 'object-literal' | 'yaml'

/** How far into a text its kind shows. */
const LOOKED_AT = 4000

/**
 * In this order: a later kind would also take what an earlier one is. What may stand in front is
 * written so that there is one way to match it, or a row of slashes would be tried in every way.
 */
const KINDS: readonly { readonly kind: ForeignText; readonly pattern: RegExp }[] = [
  { kind: 'markup', pattern: /^\s*<[!?a-zA-Z]/ },
  {
    kind: 'code',
    pattern:
      /^\s*(?:(?:\/\/|#|"""|['"]use strict)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*|'use strict';?\s+|"";?\s+)*(?:(?:import|export|const|let|var|function|class|def|from|package|public|return|interface|type|enum|async|await|declare|with|for|if|try)\b(?!\s*:)|module\.exports|@\w+|[\w.]+\s*=\s*[[{("'`\w]|\w+\s*:\s*[\w.]+(?:\[[^=\n]*)?\s*=\s*[[{(]|[\w.]+\()/,
  },
  {
    kind: 'object-literal',
    pattern:
      /^[\s([]*\{\s*(?:'|[A-Za-z_$][\w$]*\s*:|\})|[[,:{]\s*'|:\s*(?:True|False|None|undefined)\b/,
  },
  { kind: 'yaml', pattern: /^\s*(?:#[^\n]*\n\s*)*(?:---\s|-\s+\S|[\w.-]+:(?:\s|$))/ },
]

/** Names the kind of a text that could not be read as JSON, where it shows; a guess, for a hint. */
export function foreignText(text: string): ForeignText | undefined {
  // What stands in double quotes is JSON already, and may say anything.
  const start = text
    .slice(0, LOOKED_AT)
    .replace(/^\uFEFF/, '')
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""')
  return KINDS.find(({ pattern }) => pattern.test(start))?.kind
}
