import type { Condition } from '../core/authoring/conditions/condition'
import { conditionSentence } from '../core/authoring/conditions/condition-sentence'
import type { Change, ChangeClass } from '../core/diff/change'
import { FACETS } from '../core/diff/schema/facets'
import { shown } from '../core/json/shown'
import { print } from '../core/json/print'
import { type JsonNode, membersOf } from '../core/json/node'
import type { Lang, Words } from '../core/lint/rule'
import { CHANGE_WORDS, DIRECTION_WORDS, FACET_WORDS, PART_WORDS } from './diff-change-words'
import { filled } from './filled'
import { ANSWER_NAMES } from './lint-report'

/** The classes as headings, and what each means. */
export const CLASS_WORDS: Readonly<
  Record<ChangeClass, { readonly title: Words; readonly note: Words }>
> = {
  breaks: {
    title: { en: 'Breaks callers', zh: '会影响调用方' },
    note: {
      en: 'Programs, prompts or evaluation sets need a change.',
      zh: '程序、提示词或评测集需要跟着改。',
    },
  },
  behaviour: {
    title: { en: 'Changes behaviour', zh: '改变模型行为' },
    note: {
      en: 'Calls stay valid; a model or a host may act differently.',
      zh: '调用仍然有效，但模型或宿主程序的做法可能不同。',
    },
  },
  safe: {
    title: { en: 'Safe', zh: '没有影响' },
    note: {
      en: 'Every call that was valid still is, and nothing else to choose from.',
      zh: '原来有效的调用都还有效，模型也没有新的选择。',
    },
  },
}

/** What a change is and what it does, in a sentence; values that the author wrote stand as text. */
export function changeText(change: Change, lang: Lang): string {
  const { code, values } = change
  const from = partText(change, 'before', lang)
  const to = partText(change, 'after', lang)
  const dash = code.lastIndexOf('-')
  const facet = FACETS.find(({ id }) => id === code.slice(0, dash))
  const words = facet ? DIRECTION_WORDS[code.slice(dash + 1)] : CHANGE_WORDS[code]
  if (!words) return code
  const template = (change.isOutput ? words.output : undefined) ?? words
  return filled(template[lang], {
    ...values,
    from,
    to,
    ...(facet ? { facet: FACET_WORDS[facet.id]![lang] } : namedParts(change, lang)),
  })
}

/** Codes among the values, as words. */
function namedParts({ code, values }: Change, lang: Lang): Record<string, string> {
  const parts: Record<string, string> = {}
  if (code === 'set-member') {
    const name = String(values['name'] ?? '')
    parts['name'] = partName(`member.${name}`, lang) ?? name
  }
  for (const group of ['list', 'facet', 'what'] as const) {
    const value = values[group]
    if (value !== undefined) parts[group] = partName(`${group}.${value}`, lang) ?? String(value)
  }
  if (values['answer'] !== undefined) parts['answer'] = answerName(String(values['answer']), lang)
  return parts
}

const partName = (key: string, lang: Lang): string | undefined =>
  Object.hasOwn(PART_WORDS, key) ? PART_WORDS[key]![lang] : undefined

/** One of the five answers, or the notes. */
export function answerName(answer: string, lang: Lang): string {
  if (Object.hasOwn(ANSWER_NAMES, answer))
    return ANSWER_NAMES[answer as keyof typeof ANSWER_NAMES][lang]
  return partName(`answer.${answer}`, lang) ?? answer
}

/** What a side is shown as: a code in words, else the value as it was written. */
function partText(change: Change, side: 'before' | 'after', lang: Lang): string {
  const conditions = change.conditions?.[side]
  if (conditions) return conditionsText(conditions, lang)
  const limits = limitsText(change, side)
  if (limits !== undefined) return limits
  const value = change.values[side]
  const group = change.code.startsWith('effect-')
    ? 'effect'
    : change.code === 'confirmation-weaker' || change.code === 'confirmation-stronger'
      ? 'confirmer'
      : undefined
  const said = value ?? nodeText(change[side])
  if (said === '') return PART_WORDS['']![lang]
  return (group && partName(`${group}.${said}`, lang)) ?? String(said)
}

/** How a limit is written; a pair of the first two is a range. */
const LIMITS: Readonly<Record<string, '≥' | '≤' | '>' | '<'>> = {
  minimum: '≥',
  minLength: '≥',
  minItems: '≥',
  minProperties: '≥',
  maximum: '≤',
  maxLength: '≤',
  maxItems: '≤',
  maxProperties: '≤',
  exclusiveMinimum: '>',
  exclusiveMaximum: '<',
}

/** Limits of a value as signs and numbers; undefined where a side says anything else. */
function limitsText(change: Change, side: 'before' | 'after'): string | undefined {
  const node = change[side]
  const keyword = String((side === 'before' ? change.pathBefore : change.path)?.at(-1))
  const said = !node
    ? []
    : Object.hasOwn(LIMITS, keyword)
      ? [{ key: keyword, value: node }]
      : membersOf(node)
  if (said.length === 0) return undefined
  if (!said.every(({ key, value }) => Object.hasOwn(LIMITS, key) && value.kind === 'number'))
    return undefined
  const [low, high] = (['≥', '≤'] as const).map((sign) =>
    said.find(({ key }) => LIMITS[key] === sign),
  )
  if (said.length === 2 && low && high) return `${nodeText(low.value)}–${nodeText(high.value)}`
  return said.map(({ key, value }) => `${LIMITS[key]} ${nodeText(value)}`).join(', ')
}

/** Conditions in sentences, without the marks of Markdown and without the last full stop. */
const conditionsText = (conditions: readonly Condition[], lang: Lang): string =>
  conditions
    .map((each) => conditionSentence(each, lang))
    .join(lang === 'zh' ? '' : ' ')
    .replaceAll('`', '')
    .replace(/[.。]$/, '')

/** Longer values are cut. */
const MOST_SHOWN = 80

function nodeText(node: JsonNode | undefined): string {
  if (!node) return ''
  if (node.kind !== 'object' && node.kind !== 'array') return shown(node, MOST_SHOWN)
  const text = print(node, 0)
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text
}
