import { nameOf } from '../../../model/tool'
import { ACTION_VERBS_EN } from '../../../reading/words/effect-verbs'
import { NAME_VERBS, RUN_TOGETHER } from '../../../reading/words/name-verbs'
import { nameWords } from '../../../reading/words/name-words'
import { spelledOut } from '../../../reading/words/short-words'
import { verbForms } from '../../../reading/words/verb-forms'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const nameVerbFirst = defineRule({
  id: 'name-verb-first',
  group: 'naming',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'Vendor guides and TDQS: a name says the action and its object, and sounds like the others of its set.',
  summary: {
    en: 'The name says what is done: a verb, then its object.',
    zh: '名称说明做什么：先动词，后对象。',
  },
  why: {
    en: 'A reader should know from the name alone whether calling it reads or changes something.',
    zh: '只看名称，就该知道调用它是查询还是改动。',
  },
  messages: {
    noVerb: {
      en: 'The name "{name}" has no verb: does it read, create, change or delete?',
      zh: '名称“{name}”里没有动词：它是查询、新建、修改还是删除？',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { name: 'shop_list_orders' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'create_reminder' })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { name: 'parcel_weather' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'invoice_tool' })] },
    ],
  },
  check: ({ tool }, report) => {
    const name = nameOf(tool)
    const words = nameWords(name)
    // A namespace may stand in front and a set may put the verb last, so any place will do.
    // `text_to_speech` says what becomes of what.
    if (words.length === 0 || /[^\x20-\x7e]/.test(name)) return
    if (words.indexOf('to') > 0 || words.some((word, at) => isVerb(spelledOut(words, at) ?? word)))
      return
    report({ message: 'noVerb', path: ['name'], values: { name } })
  },
})

/** Verbs run into a number (`get24h`), are undone and done again: `reinstall`. */
const isVerb = (word: string): boolean =>
  isKnown(word.replace(/\d.*$/, '')) ||
  (/^(?:un|re|dis|de)[a-z]{3,}$/.test(word) && isKnown(word.replace(/^(?:un|re|dis|de)/, ''))) ||
  RUN_TOGETHER.test(word)

const isKnown = (word: string): boolean =>
  NAME_VERBS.has(word) || verbForms(word).some((form) => ACTION_VERBS_EN.has(form))
