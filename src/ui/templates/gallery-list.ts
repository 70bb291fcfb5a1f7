import '../../i18n/words/templates'
import { EXAMPLE_SETS } from '../../core/templates/example-sets'
import { TEMPLATES } from '../../core/templates/registry'
import { GRADES, KINDS, type Template } from '../../core/templates/template'
import { templateTool } from '../../core/templates/template-tool'
import { nameOf } from '../../core/model/tool'
import type { Words } from '../../core/lint/rule'
import type { WordKey } from '../../i18n/words'
import { type Choice, KIND_WORDS } from './choice'

/** Entries of the list under one heading. */
export interface ListGroup {
  readonly title: WordKey
  readonly entries: readonly ListEntry[]
}

export interface ListEntry {
  readonly choice: Choice
  readonly title: Words
  /** What the filter looks in, in lower case. */
  readonly words: string
}

const both = ({ en, zh }: Words): string => `${en} ${zh}`

/** Titles and notes in both languages and every version's name: whichever of them one remembers. */
const wordsOf = (template: Template): string => {
  const names = GRADES.map((grade) => nameOf(templateTool(template, 'en', grade)))
  return [both(template.title), both(template.note), ...names].join(' ').toLowerCase()
}

const GROUPS: readonly ListGroup[] = [
  ...KINDS.map((kind) => ({
    title: KIND_WORDS[kind],
    entries: TEMPLATES.filter((template) => template.kind === kind).map((template) => ({
      choice: { kind: 'template', template } as const,
      title: template.title,
      words: wordsOf(template),
    })),
  })),
  {
    title: 'templates.sets',
    entries: EXAMPLE_SETS.map((set) => ({
      choice: { kind: 'set', set } as const,
      title: set.title,
      words: `${both(set.title)} ${both(set.note)}`.toLowerCase(),
    })),
  },
]

/** The groups with the entries that hold every word of the query; empty groups are left out. */
export function groupsFor(query: string): readonly ListGroup[] {
  const parts = query.toLowerCase().split(/\s+/)
  return GROUPS.map((group) => ({
    ...group,
    entries: group.entries.filter(({ words }) => parts.every((part) => words.includes(part))),
  })).filter(({ entries }) => entries.length > 0)
}
