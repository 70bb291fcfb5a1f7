import { flaggedIn } from '../../../reading/flagged-sentence'
import { exampleTool } from '../../example-tool'
import { quoted } from '../../quoted'
import { defineRule } from '../../rule'
import { withoutSentence } from '../../without-sentence'

export const noInternals = defineRule({
  id: 'no-internals',
  group: 'description',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'Tool-design guides: classes, services, tables and paths say nothing about when a tool fits, and change without notice.',
  summary: {
    en: 'The description speaks of the business, not of classes, services, tables or paths.',
    zh: '说明讲业务，不讲类名、服务名、表名和接口路径。',
  },
  why: {
    en: 'The model cannot use them and the user should not hear of them; they also go stale when the code moves.',
    zh: '模型用不上，用户也不该听到；代码一改，它们就过时了。',
  },
  messages: {
    internals: {
      en: 'The description tells how the tool is built: "{sentence}".',
      zh: '说明写到了内部实现：“{sentence}”。',
    },
  },
  fixes: {
    remove: { en: 'Remove this sentence', zh: '删去这一句' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            description: {
              does: 'Looks up one order by its number. Makes a GET request to /v2/orders/{id}.',
              when: 'Use it when the user asks where a parcel is.',
            },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', { description: '按订单号查询订单，内部调用 OrderServiceImpl。' }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    const found = flaggedIn(tool, 'implementation_leak', NO_LEAK)
    if (!found) return
    const { path, sentence } = found
    const edits =
      sentence === undefined || !IS_ONLY_THAT.test(sentence)
        ? undefined
        : withoutSentence(tool, path, sentence, 'implementation_leak')
    report({
      message: 'internals',
      path,
      values: { sentence: quoted(tool, sentence) },
      ...(edits ? { fix: { id: 'remove', values: {}, edits } } : {}),
    })
  },
})

/**
 * `INSERT/UPDATE/DELETE`: statements of a language, not a method and a path. And a request to the
 * address that the caller gives is what an HTTP client does.
 */
const NO_LEAK =
  /\b(?:[A-Z]+\/){2,}[A-Z]+\b|\b(?:[Mm]akes?|[Ss]ends?|[Pp]erforms?|[Ii]ssues?) an? [A-Z]+ request to (?:(?:the|an?|any|your) (?:specified|given|provided|supplied|target|arbitrary) \w+|(?:the|an?|any) (?:URL|url)\b)/g

/** A sentence that tells nothing but how the tool is built. */
const IS_ONLY_THAT =
  /^(?:(?:makes?|sends?|performs?|issues?) an? |(?:internally|under the hood|implemented|backed by)\b|(?:GET|POST|PUT|PATCH|DELETE) |(?:该工具|本工具|工具)?(?:内部|底层|调用)|(?:数据库?|库)?表名?[：:])/i
