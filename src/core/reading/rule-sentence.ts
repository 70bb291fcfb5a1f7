import type { Lang } from '../lint/rule'
import type { ParameterRule } from '../schema/parameter-rules'

/** The names that a rule speaks of, each once. */
export function namesOfRule(rule: ParameterRule): readonly string[] {
  if (rule.kind === 'apart') return rule.names
  if (rule.kind === 'with' || rule.kind === 'when') return [rule.name, ...rule.needs]
  return [...new Set(rule.groups.flat())]
}

/** The names as a reader sees them in a list: `version`, `from` + `to`. */
export const groupsOfRule = (groups: readonly (readonly string[])[]): string =>
  groups.map((names) => names.join(' + ')).join(', ')

const code = (name: string): string => `\`${name}\``

const joinedEn = (items: readonly string[], word: 'and' | 'or'): string =>
  items.length < 3
    ? items.join(` ${word} `)
    : `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)!}`

const allEn = (names: readonly string[]): string =>
  (names.length === 2 ? 'both ' : '') + joinedEn(names.map(code), 'and')

const allZh = (names: readonly string[]): string => names.map(code).join('、')

/** A rule in one true sentence, for a description; `isSaid` finds it again. */
export const ruleSentence = (rule: ParameterRule, lang: Lang): string =>
  lang === 'zh' ? chinese(rule) : english(rule)

function english(rule: ParameterRule): string {
  switch (rule.kind) {
    case 'apart':
      return `Do not give ${joinedEn(rule.names.map(code), 'and')} together.`
    case 'with':
      return `When ${code(rule.name)} is given, ${joinedEn(rule.needs.map(code), 'and')} must be given as well.`
    case 'when':
      return `When ${code(rule.name)} is ${joinedEn(rule.values, 'or')}, ${joinedEn(rule.needs.map(code), 'and')} must be given.`
    default: {
      const count = { one: 'exactly', some: 'at least', mostOne: 'at most' }[rule.kind]
      const isPlain = rule.groups.every((names) => names.length === 1)
      return isPlain
        ? `Give ${count} one of ${joinedEn(rule.groups.flat().map(code), 'and')}.`
        : `Give ${count} one of these: ${joinedEn(rule.groups.map(allEn), 'or')}.`
    }
  }
}

function chinese(rule: ParameterRule): string {
  switch (rule.kind) {
    case 'apart':
      return `${allZh(rule.names)}不能同时填写。`
    case 'with':
      return `填写${code(rule.name)}时，必须同时填写${allZh(rule.needs)}。`
    case 'when':
      return `${code(rule.name)}为${rule.values.join('或')}时，必须填写${allZh(rule.needs)}。`
    default: {
      const isPlain = rule.groups.every((names) => names.length === 1)
      const groups = isPlain
        ? `${allZh(rule.groups.flat())}中`
        : `以下几种填法中（${rule.groups.map(allZh).join('；或').replaceAll('；', '，')}）`
      const count = {
        one: '必须且只能填写一个',
        some: '至少填写一个',
        mostOne: '最多填写一个',
      }[rule.kind]
      return `${groups}${isPlain ? count : count.replace('填写一个', '选一种')}。`
    }
  }
}
