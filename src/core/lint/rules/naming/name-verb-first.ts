import { nameOf } from '../../../model/tool'
import { ACTION_VERBS_EN } from '../../../reading/words/effect-verbs'
import { nameWords } from '../../../reading/words/name-words'
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
    if (words.length === 0 || /[^\x20-\x7e]/.test(name) || words.some(isVerb)) return
    report({ message: 'noVerb', path: ['name'], values: { name } })
  },
})

const isVerb = (word: string): boolean =>
  verbForms(word).some((form) => ACTION_VERBS_EN.has(form)) || OTHER_VERBS.has(word)

/** Verbs that say an action in a name but not which kind. */
const OTHER_VERBS: ReadonlySet<string> = new Set(
  `do make wait sleep think remember recall invoke begin end finish sync echo hello greet load loading
   setup configure authenticate authorize auth signin signup count plot visualize render edit undo redo
   paste cut focus hover swipe tap switch toggle go visit flip roll pick peek poll ping bulk batch upsert
   replace rewrite rephrase proofread clean sort group join split chunk embed index reindex vacuum backup
   benchmark profile debug trace inspect lint fix heal repair optimize optimise improve enhance simplify
   resize crop rotate blur compress decompress zip unzip encrypt decrypt hash sign unsign convert translate
   respond react comment discuss vote like dislike follow unfollow block unblock mute unmute ban kick hire
   calc eval exec assert expect capture screenshot snapshot record mock stub seed populate migrate
   ask tell say speak transcribe summarize dictate annotate highlight mention cite compose synthesize
   distribute divide multiply subtract power sum average round floor ceil abs log order ship return deliver
   track transfer exchange withdraw deposit borrow lend rent reserve hold release refund settle sell bid`
    .trim()
    .split(/\s+/),
)
