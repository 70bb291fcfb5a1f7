import { type JsonNode, membersOf, str, withoutMembers } from '../../../json/node'
import { print } from '../../../json/print'
import { nameOf } from '../../../model/tool'
import { nameWords } from '../../../reading/words/name-words'
import { spelledOut } from '../../../reading/words/short-words'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const noAbbreviatedName = defineRule({
  id: 'no-abbreviated-name',
  group: 'naming',
  severity: 'info',
  evidence: 'guidance',
  source: 'Tool-design guides: a name is guessed by its words; well-known short forms are words.',
  summary: {
    en: 'The name spells its words out.',
    zh: '名称用完整的词，不用缩写。',
  },
  why: {
    en: '"calc_qty" may mean several things; the model and the reviewer both have to guess.',
    zh: '“calc_qty”可以有好几种理解，模型和评审的人都只能猜。',
  },
  messages: {
    short: {
      en: 'The name "{name}" shortens "{full}" to "{short}".',
      zh: '名称“{name}”把“{full}”缩写成了“{short}”。',
    },
  },
  fixes: {
    rename: { en: 'Rename it to {to}', zh: '改名为 {to}' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { name: 'get_order_id' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'send_sms' })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { name: 'get_order_amt' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'getOrderQty' })] },
    ],
  },
  check: ({ tool }, report) => {
    const name = nameOf(tool)
    const words = nameWords(name)
    const known = words.map((_, at) => spelledOut(words, at))
    if (known.every((full) => full === undefined)) return
    const short = words.filter((_, at) => known[at] !== undefined)
    const full = known.filter((each) => each !== undefined)
    const to = inFull(name, new Map(words.map((word, at) => [word, known[at]])))
    report({
      message: 'short',
      path: ['name'],
      values: { name, short: short.join(', '), full: full.join(', ') },
      ...(to.length <= 64 && !isMentioned(tool, name)
        ? {
            fix: {
              id: 'rename',
              values: { to },
              edits: [{ op: 'set', path: ['name'], value: str(to) }],
            },
          }
        : {}),
    })
  },
})

/** The name with its short words spelled out, each in the case it had; all else as it stands. */
const inFull = (name: string, known: ReadonlyMap<string, string | undefined>): string =>
  name.replace(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g, (word) => {
    const full = known.get(word.toLowerCase())
    if (full === undefined) return word
    if (word.length > 1 && word === word.toUpperCase()) return full.toUpperCase()
    return /^[A-Z]/.test(word) ? full[0]!.toUpperCase() + full.slice(1) : full
  })

/** A name that other parts of the document have is not changed in one place only. */
const isMentioned = (tool: JsonNode, name: string): boolean =>
  tool.kind === 'object' &&
  membersOf(withoutMembers(tool, ['name'])).some(({ value }) => print(value, 0).includes(name))
