import type { JsonObject } from '../../../json/node'
import { nameOf } from '../../../model/tool'
import { oncePer } from '../../../once-per'
import { nameWords } from '../../../reading/words/name-words'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

/** So many odd names are named. */
const MOST_SHOWN = 3

export const oneNamingStyle = defineRule({
  id: 'one-naming-style',
  group: 'set',
  severity: 'info',
  evidence: 'guidance',
  source:
    'TDQS naming consistency ("the convention itself matters less"), mcpolish MP012 and MP014, toolgauge MCP004.',
  summary: {
    en: 'All names of a set are written alike and put the verb in the same place.',
    zh: '一套工具的名称写法一致，动词的位置也一致。',
  },
  why: {
    en: 'With one pattern the model can tell from a name what kind of tool it is. Which pattern matters less.',
    zh: '写法统一，模型看名称就能猜出是哪类工具；用哪种写法倒在其次。',
  },
  messages: {
    writing: {
      en: 'Most names are written in {style}; {count} are not: {names}.',
      zh: '多数名称用{style}写法，有 {count} 个不是：{names}。',
    },
    verbLast: {
      en: 'Most names begin with their verb; {count} end with it: {names}.',
      zh: '多数名称以动词开头，有 {count} 个却以动词结尾：{names}。',
    },
    verbFirst: {
      en: 'Most names end with their verb; {count} begin with it: {names}.',
      zh: '多数名称以动词结尾，有 {count} 个却以动词开头：{names}。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en'), exampleTool('en', { name: 'cancel_order' })] },
      { lang: 'zh', tools: [exampleTool('zh'), exampleTool('zh', { name: 'cancel_order' })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en'),
          exampleTool('en', { name: 'cancel_order' }),
          exampleTool('en', { name: 'listRefunds' }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh'),
          exampleTool('zh', { name: 'cancel_order' }),
          exampleTool('zh', { name: 'list-refunds' }),
        ],
      },
    ],
  },
  check: ({ tools }, report) => {
    if (tools.length < 2) return
    const styles = groupsOf(tools, styleOf)
    const names = (odd: readonly number[]): string =>
      odd
        .slice(0, MOST_SHOWN)
        .map((index) => nameOf(tools[index]))
        .join(', ') + (odd.length > MOST_SHOWN ? ' …' : '')
    const [main, ...others] = styles
    const odd = others.flatMap(([, indexes]) => indexes).sort((a, b) => a - b)
    // Where no style is that of most, all that can be said is that there are several.
    if (main && odd.length > 0 && main[1].length > odd.length && !main[0].startsWith('mixed')) {
      const values = { style: main[0], count: odd.length, names: names(odd) }
      report({ message: 'writing', path: ['name'], tool: odd[0]!, values })
    }
    const [first, last] = groupsOf(tools, verbPlaceOf)
    if (first && last && last[1].length > 1) {
      const values = { count: last[1].length, names: names(last[1]) }
      const message = first[0] === 'first' ? 'verbLast' : 'verbFirst'
      report({ message, path: ['name'], tool: last[1][0]!, values })
    }
  },
})

/** The tools by what is true of their names, the largest group first; what says nothing is left out. */
function groupsOf(
  tools: readonly JsonObject[],
  of: (tool: JsonObject) => string,
): readonly (readonly [string, readonly number[]])[] {
  const groups = new Map<string, number[]>()
  for (const [index, tool] of tools.entries()) {
    const key = of(tool)
    if (key === '') continue
    const group = groups.get(key)
    if (group) group.push(index)
    else groups.set(key, [index])
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length)
}

/** How a name is written; empty for one word, which fits any style. */
const styleOf = oncePer((tool: JsonObject): string => {
  // A group's or server's name in front has a mark of its own.
  const name = nameOf(tool)
    .split(/[.:/]|__/)
    .at(-1)!
  const isSnake = name.includes('_')
  const isKebab = name.includes('-')
  const hasHumps = /[a-z0-9][A-Z]/.test(name)
  if (/[^\x00-\x7f]/.test(name)) return ''
  if (isSnake && isKebab) return 'mixed-style_names'
  if (isSnake) return hasHumps ? 'mixed_styleNames' : 'snake_case'
  if (isKebab) return hasHumps ? 'mixed-styleNames' : 'kebab-case'
  if (!hasHumps) return ''
  return /^[A-Z]/.test(name) ? 'PascalCase' : 'camelCase'
})

/** Verbs that are hardly ever the thing at the end of a name. */
const ENDS_AS_VERB = /^(?:get|create|delete|update|add|remove|cancel|send|fetch)$/

/** Verbs that are hardly ever the group that a name belongs to, as `monitor` and `deploy` are. */
const BEGINS_AS_VERB =
  /^(?:get|list|search|create|update|delete|add|remove|cancel|send|fetch|set|enable|disable|change|check|start|stop|find)$/

const verbPlaceOf = oncePer((tool: JsonObject): string => {
  const words = nameWords(nameOf(tool))
  const isFirst = words.length > 1 && BEGINS_AS_VERB.test(words[0]!)
  // Of two words the first may be a prefix that all names have.
  // Behind "for" or "of" stands the name of a thing.
  const isNamed = words.slice(0, -1).some((word) => /^(?:for|of|by|from|in)$/.test(word))
  const isLast = words.length > 2 && !isNamed && ENDS_AS_VERB.test(words.at(-1)!)
  return isFirst === isLast ? '' : isFirst ? 'first' : 'last'
})
