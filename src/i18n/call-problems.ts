import { shown } from '../core/json/shown'
import { FORMAT_TEXTS } from '../core/authoring/samples/format-texts'
import type { CallProblem } from '../core/calls/problem'
import type { SentProblem } from '../core/calls/sent-call'
import { itemsOf, type JsonNode, membersOf, type Path, str, stringOf } from '../core/json/node'
import { pointer } from '../core/json/pointer'
import { printScalar } from '../core/json/print'
import type { Lang } from '../core/lint/rule'
import { isTypeName } from '../core/schema/keywords'
import {
  ANSWER_WORDS,
  type AnswerKey,
  FORMAT_TODO,
  FORMAT_WORDS,
  MISREADING_WORDS,
  TYPE_WORDS,
  UNDECIDED_WORDS,
} from './call-more-words'
import { SENT_MODEL_WORDS, SENT_WORDS } from './call-sent-words'
import { CALL_WORDS } from './call-words'
import { filled } from './filled'
import { problemText } from './problems'
import type { WordValues } from './words'

export const answerText = (lang: Lang, key: AnswerKey, values: WordValues = {}): string =>
  filled(ANSWER_WORDS[key][lang], values)

/** A place in arguments as a reader says it: `items[0].sku`. */
function fieldText(path: Path, lang: Lang): string {
  if (path.length === 0) return answerText(lang, 'arguments')
  const text = path
    .map((step, i) => {
      if (typeof step === 'number') return `[${step}]`
      if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(step)) return `[${JSON.stringify(step)}]`
      return i === 0 ? step : `.${step}`
    })
    .join('')
  return `\`${text}\``
}

const or = (items: readonly string[], lang: Lang): string => {
  if (lang === 'zh') return items.join('或')
  return items.length < 3
    ? items.join(' or ')
    : `${items.slice(0, -1).join(', ')}, or ${items.at(-1)!}`
}

/** So many allowed values are named; the schema has them all. */
const MOST_CHOICES = 20

function listText(items: readonly JsonNode[], lang: Lang): string {
  const named = items.slice(0, MOST_CHOICES).map((each) => shown(each))
  return named.join(lang === 'zh' ? '、' : ', ') + (items.length > MOST_CHOICES ? '…' : '')
}

const typesText = (types: readonly string[], lang: Lang): string =>
  or(
    types.map((each) => (isTypeName(each) ? TYPE_WORDS[each][lang] : each)),
    lang,
  )

/** What came: the value, and of what type where that is what is wrong. */
function gotText({ code, got }: CallProblem, lang: Lang): string {
  if (!got) return ''
  const text = shown(got, 60)
  if (code !== 'type' && code !== 'choice' && code !== 'no-branch') return text
  if (got.kind === 'null') return text
  const type = TYPE_WORDS[got.kind][lang]
  if (got.kind === 'boolean') return text
  return lang === 'zh' ? `${text}（${type}）` : `${text} (${type})`
}

const sizeOf = (value: JsonNode | undefined): number => {
  if (value?.kind === 'string') return [...value.value].length
  return value?.kind === 'array' ? itemsOf(value).length : membersOf(value).length
}

function formatText({ bound, example }: CallProblem, lang: Lang): string {
  const format = stringOf(bound) ?? ''
  const known = Object.hasOwn(FORMAT_WORDS, format) ? FORMAT_WORDS[format]![lang] : undefined
  if (known !== undefined) return known
  const sample =
    example ??
    (Object.hasOwn(FORMAT_TEXTS, format) ? str(FORMAT_TEXTS[format]![0] ?? '') : undefined)
  if (!sample) return format
  return lang === 'zh' ? `${format}，例如${shown(sample)}` : `${format}, such as ${shown(sample)}`
}

function groupsText(groups: readonly (readonly string[])[], lang: Lang): string {
  const named = groups.map((group) => group.map((each) => `\`${each}\``).join(' + '))
  const once = [...new Set(named)]
  return answerText(lang, 'one-of', { groups: once.join(lang === 'zh' ? '、' : ', ') })
}

/** The path that a problem is about: of a missing member, the member. */
const pathOfProblem = ({ code, path, name }: CallProblem): Path =>
  (code === 'missing' || code === 'missing-with') && name !== undefined ? [...path, name] : path

function valuesOf(problem: CallProblem, lang: Lang): WordValues {
  const { bound, choices = [], types = [], groups = [], meant, under, example, path } = problem
  const { source, who, when, undecided } = problem
  const quoted = (name: string): string => fieldText([...path.slice(0, -1), name], lang)
  const format = stringOf(bound) ?? ''
  return {
    field: fieldText(pathOfProblem(problem), lang),
    got: gotText(problem, lang),
    bound: bound ? shown(bound, 80) : '',
    pattern: `\`${stringOf(bound) ?? ''}\``,
    size: sizeOf(problem.got),
    types: typesText(types, lang),
    choices: listText(choices, lang),
    groups: groupsText(groups, lang),
    format: formatText(problem, lang),
    todo: (FORMAT_TODO[Object.hasOwn(FORMAT_TODO, format) ? format : 'other'] ??
      FORMAT_TODO.other!)[lang],
    with: fieldText([...path, problem.with ?? ''], lang),
    meant:
      meant === undefined
        ? ''
        : answerText(lang, 'meant-value', { value: printScalar(str(meant)) }),
    meantName: quoted(meant ?? ''),
    under: under === undefined ? '' : answerText(lang, 'under', { name: `\`${under}\`` }),
    example: example ? answerText(lang, 'for-example', { value: shown(example) }) : '',
    source: source ? answerText(lang, 'from-source', { source }) : '',
    who: who === 'user' || who === 'human' ? answerText(lang, who) : '',
    when: when ? answerText(lang, 'when-said', { when }) : '',
    reason: undecided ? UNDECIDED_WORDS[undecided][lang] : '',
  }
}

/** What is wrong, for the author: the field and the rule. */
export const authorText = (problem: CallProblem, lang: Lang): string =>
  filled(CALL_WORDS[problem.code].author[lang], valuesOf(problem, lang))

/** What more there is to say to the author: the branch, the condition, how a lenient host reads it. */
export function authorDetails(problem: CallProblem, lang: Lang): readonly string[] {
  const { branch, because, readings, canBeLeftOut } = problem
  return [
    ...(branch
      ? [
          answerText(lang, 'branch', {
            number: branch.index + 1,
            count: branch.count,
            keyword: branch.keyword,
          }),
        ]
      : []),
    ...(because ? [answerText(lang, 'asked-because', { place: `#${pointer(because)}` })] : []),
    ...readings.map(({ code, value }) =>
      filled(MISREADING_WORDS[code][lang], { value: shown(value, 60) }),
    ),
    ...(canBeLeftOut ? [answerText(lang, 'or-leave-out')] : []),
  ]
}

/** What is wrong, for the model: what was expected, what came, what to do. */
export function modelText(problem: CallProblem, lang: Lang): string {
  const { readings, canBeLeftOut, code } = problem
  const [reading] = readings
  const gap = lang === 'zh' ? '' : ' '
  const more = [
    ...(canBeLeftOut ? [answerText(lang, 'or-leave-out')] : []),
    // A list of allowed values says by itself which one to send.
    ...(reading && !canBeLeftOut && code !== 'enum'
      ? [answerText(lang, 'reading', { value: shown(reading.value, 80) })]
      : []),
  ]
  return [filled(CALL_WORDS[code].model[lang], valuesOf(problem, lang)).trim(), ...more].join(gap)
}

/** What is wrong with how a call was written down. */
export const sentText = (problem: SentProblem, lang: Lang): string =>
  filled(SENT_WORDS[problem.code][lang], sentValues(problem, lang)).trim()

/** The same for the model, as far as it has to mend it. */
export function sentModelText(problem: SentProblem, lang: Lang): string | undefined {
  const template = SENT_MODEL_WORDS[problem.code]?.[lang]
  return template === undefined ? undefined : filled(template, sentValues(problem, lang)).trim()
}

function sentValues(problem: SentProblem, lang: Lang): WordValues {
  const { fault, line = 1, column = 1, name = '', count = 0 } = problem
  const said = fault ? problemText(fault, lang) : ''
  return { line, column, name, count, fault: said }
}
