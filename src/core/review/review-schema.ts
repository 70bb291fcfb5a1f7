import type { Lang, Words } from '../lint/rule'
import type { Anchor } from './entry'
import { ENTRY_KINDS } from './read-review'

type Schema = Readonly<Record<string, unknown>>

const text: Schema = { type: 'string' }

/** The members of entries, of whatever kind, and what each is for. */
const ENTRY_MEMBERS: Readonly<Record<string, { readonly shape: Schema; readonly words: Words }>> = {
  id: {
    shape: text,
    words: {
      en: 'Given once and never again; what answers to this entry names it.',
      zh: '只用一次的编号，回应这一项时写它。',
    },
  },
  kind: {
    // Kinds to come are kept, so any other word is let be.
    shape: { anyOf: [{ enum: ENTRY_KINDS }, text] },
    words: { en: 'What the entry does.', zh: '这一项是什么。' },
  },
  by: { shape: text, words: { en: 'The name of who wrote it.', zh: '写下这一项的人。' } },
  at: {
    shape: text,
    words: {
      en: 'When it was written: date and time in UTC, ISO 8601.',
      zh: '写下的时间：UTC日期和时间，ISO 8601格式。',
    },
  },
  to: {
    shape: text,
    words: { en: 'The id of the entry that it answers.', zh: '所回应的那一项的编号。' },
  },
  on: { shape: { $ref: '#/$defs/anchor' }, words: { en: 'What it is about.', zh: '针对的内容。' } },
  says: {
    shape: { enum: ['approve', 'changes'] },
    words: { en: 'The verdict on the set.', zh: '对整套工具的结论。' },
  },
  asked: { shape: text, words: { en: 'The question as it was asked.', zh: '当时提出的问题。' } },
  question: {
    shape: text,
    words: { en: 'The id of the question in the set.', zh: '工具集里该问题的编号。' },
  },
  picked: {
    shape: {
      anyOf: [
        { enum: ['none', 'ask'] },
        { type: 'object', required: ['tool'], properties: { tool: text } },
      ],
    },
    words: {
      en: 'What was picked: a tool, none, or to ask first.',
      zh: '选择的结果：某个工具、不用工具，或先追问。',
    },
  },
  of: {
    shape: text,
    words: {
      en: 'The hash of what was looked at; it counts as long as that stays the same.',
      zh: '当时所看内容的哈希，内容不变才算数。',
    },
  },
  was: { shape: text, words: { en: 'The words to be replaced.', zh: '要替换的原文。' } },
  text: { shape: text, words: { en: 'What was written.', zh: '写下的文字。' } },
}

const ANCHOR_MEMBERS: Readonly<Record<keyof Anchor, Words>> = {
  tool: { en: 'The name of the tool at that time.', zh: '当时的工具名称。' },
  body: {
    en: 'The hash of the tool without its name, to find it under another.',
    zh: '去掉名称后的工具哈希，改名后据此找到它。',
  },
  path: { en: 'A JSON pointer in the tool, or in the set.', zh: '工具（或工具集）里的JSON指针。' },
  value: { en: 'The hash of what stood there.', zh: '当时该处内容的哈希。' },
  quote: { en: 'The words that were read.', zh: '当时读到的文字。' },
  rule: { en: 'The rule of a finding.', zh: '检查结果所属的规则。' },
  line: { en: 'A line of a checklist, as list/number.', zh: '检查清单的一行，写作“清单/行号”。' },
}

/** What the members of a review are for; each of both tables has its words. */
export const REVIEW_MEMBER_WORDS: readonly Words[] = [
  ...Object.values(ENTRY_MEMBERS).map(({ words }) => words),
  ...Object.values(ANCHOR_MEMBERS),
]

/** The keys of entries that the schema knows. */
export const ENTRY_MEMBER_KEYS: readonly string[] = Object.keys(ENTRY_MEMBERS)
/** The keys of anchors that the schema knows. */
export const ANCHOR_MEMBER_KEYS: readonly string[] = Object.keys(ANCHOR_MEMBERS)

/** The JSON Schema of a set's member `review`, and the definition that it refers to. */
export function reviewSchema(lang: Lang): { readonly review: Schema; readonly anchor: Schema } {
  return {
    review: {
      description: REVIEW_WORDS[lang],
      type: 'object',
      properties: {
        entries: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id', 'kind', 'by', 'at'],
            properties: Object.fromEntries(
              Object.entries(ENTRY_MEMBERS).map(([key, { shape, words }]) => [
                key,
                { description: words[lang], ...shape },
              ]),
            ),
          },
        },
      },
    },
    anchor: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(ANCHOR_MEMBERS).map(([key, words]) => [
          key,
          { description: words[lang], ...text },
        ]),
      ),
    },
  }
}

const REVIEW_WORDS: Words = {
  en: 'What reviewers said. Entries are only ever added; what holds today follows from them.',
  zh: '评审意见。只增不改，当前状态由各项推出。',
}
