import { get, itemsOf, type JsonNode, stringOf } from '../json/node'
import { descriptionText } from '../model/description'
import { nameOf } from '../model/tool'
import { oncePer } from '../once-per'
import { parametersOf } from '../schema/parameters'
import { mainTypeOf } from '../schema/types'
import { effectOfName, endsInNoun, isQuestionAbout, opensWithHead } from './effect-of-name'
import { type Effect, effectOfWord, worst } from './effect-of-word'
import {
  calculates,
  cleansFiles,
  clearsCache,
  makesOfGiven,
  speaksOfAnswer,
  withoutUsersActs,
} from './only-answers'
import { withoutMenu, withoutOpening } from './own-characters'
import { snakeName } from './parameter-name'
import { plainLetters } from './plain-letters'
import { readDescription } from './read-description'
import { withoutLead } from './sentence-lead'
import { splitSentences } from './sentences'
import {
  EFFECT_VERBS_ZH,
  HEAD_EFFECTS_EN,
  OPENING_READ_ZH,
  OPENING_WRITE_ZH,
} from './words/effect-verbs'
import { nameWords } from './words/name-words'
import { verbForms } from './words/verb-forms'

export type { Effect }

const DESTRUCTIVE_TEXT =
  /\b(?:permanently|irreversibl\w*|destructive|(?:can(?:not|['’]t| not)|can no longer) be (?:undone|reversed|recovered|restored|reverted|resumed|rolled back)|(?:not|non-?) ?reversible|(?:not|un)[ -]?(?:provided|included|listed|specified|passed|supplied|sent|mentioned)\b[^.;]{0,24} (?:will be|is|are|gets?) (?:removed|deleted|cleared|lost|dropped|reset|erased|overwritten)|rewrites? (?:the )?(?:\w+ )?(?:history|branch|file)|overwrit(?:es?|ing|ten)|replaces? (?:(?:the )?(?:entire|whole|full|complete)|(?:all|any|every) (?:of )?(?:the )?(?:existing |current |other )?[a-z]+)|full (?:update|replacement)|(?:create|update|read|insert|add),? (?:and|or|\/)? ?(?:\w+,? )*(?:or |and )?delete|INSERT\b.*\bDELETE|(?:raw|arbitrary) sql|sql transactions?|mutations? .*\bdelete)\b|不可逆|(?:不可|无法|不能)(?:再)?(?:恢复|撤销|撤回|还原|找回|回滚|继续|复原)|(?:未|没有?|不)(?:传入?|提供|包含|列出|指定|填写)[^。；]{0,14}(?:将|会|就|则|都)(?:自动)?被?(?:删除|清除|清空|移除|覆盖|置空|丢失)|永久删除|(?:包括|支持|可以?).{0,20}删除|DROP\b|写入 ?SQL/i

const NEGATED_DESTRUCTION =
  /\b(?:not|never|non-?|without|doesn['’]t) ?(?:be )?(?:permanently|destructive|overwrit\w*|irreversibl\w*|replac(?:e|es|ing)\b)/gi

const WRITE_TEXT =
  /\b(?:saves? (?:the |an? )?(?:output|file|result|image|audio|video)|writes? (?:to|the)|sends? (?:an? )?(?:email|message|notification|alert)|creates? a new|modifies|will be saved|saved to)\b|并发送|保存到|写入文件|会自动(?:断开|创建|关闭)/i

/** What is written down somewhere even by a tool whose name says that it reads. */
const LEAVES_SOMETHING =
  /\b(?:is|are|be|and) (?:automatically )?(?:saved?|written|stored|persisted) (?:it |them )?(?:to|in|into|as|under|relative|at|on|locally)\b(?! the (?:response|result|context|account|system|database|project))|\b(?:download|stream|export|save|write)s?\b[^.]{0,40}\bto (?:a |the )?(?:local|disk)\b|(?:保存|写入|下载)(?:到|至)(?:本地|文件|磁盘|桌面|指定|目录)/i

/** Said of the tool itself, not of what it makes read-only. */
const SAYS_READ_ONLY =
  /(?:^|[.(;\n]\s*|\bis )read[- ]only\b|^(?:executes?|runs?|performs?) (?:an? |any |one |single )*read[- ]only\b|^执行只读|只读(?:工具|操作|接口|入口|查询|信息)/i
const READ_ONLY = /\bread[- ]only\b|只读/i

/** "This does not delete the folder itself": what is removed is only the belonging to it. */
const KEEPS_THING =
  /\b(?:does not|doesn['’]t|will not|won['’]t) (?:delete|remove|destroy|erase) (?:the |any |its )?[\w ]+ itself\b|不会?删除[^，。]{1,12}(?:本身|自身)/i

/** A tool that makes whichever call it is told can do the worst of those its text names. */
const CALLS_ANY = /^(?:call|invoke|request|execute|raw)|(?:api|request|call)$/i
const DESTROYING_CALL =
  /\b(?:Delete|Destroy|Terminate|Drop|Purge)[A-Z]\w+|\b(?:GET|POST|PUT|PATCH)\W+(?:\w+\W+){0,3}DELETE\b/

/** Where a result is written to. */
const OUTPUT_PLACE =
  /^(?:output|out|save|export|download)_?(?:to_)?(?:dir(?:ectory)?|path|file(?:_?(?:name|path))?|folder)$/i

/** A file that its own text says is written. */
const MAY_BE_OUTPUT = /^(?:file_?name|file_?path|path|file|destination|dest|target_(?:path|file))$/
const SAVES_THERE =
  /^(?:optional\W+)?(?:if (?:set|given|provided), )?(?:saves?|writes?|stores?) (?:the )?(?:results?|output|response|data|content|snapshot|image|file)s? (?:in)?to\b|^(?:可选[，：]?)?(?:将|把)?(?:结果|输出|内容|数据|文件)?(?:保存|写入)(?:到|至|为)/i

/** Verbs of which only the text can say whether anything is kept of what they make or find. */
const TEXT_DECIDES = new Set([
  'generate',
  'convert',
  'test',
  'format',
  'load',
  'resolve',
  'download',
])

const ENUM_NAME = /^(?:action|operation|op|method|command|mode|type|act|动作|操作)$/i
/** Such a parameter may as well choose a kind of thing: `transferCall` beside `sms` calls nothing. */
const MAY_BE_KIND = /^(?:type|mode)$/i
/** `insert_mode: replace` takes something's place. */
const WAY_NAME = /[_-](?:action|operation|mode)$|[a-z](?:Action|Operation|Mode)$/
const TAKES_PLACE = /^(?:replace|overwrite|delete)$/i

/** What the tool may do to the world at worst, as far as name, description and schema say. */
export const effectOf = oncePer((tool: JsonNode): Effect => {
  const text = descriptionText(tool)
  const name = nameOf(tool)
  const words = nameWords(name)
  const named = effectOfName(name)
  const said = effectOfText(text)
  const actions = effectOfActions(tool)
  const isReadOnly = SAYS_READ_ONLY.test(text) || (named !== 'write' && READ_ONLY.test(text))
  if (isReadOnly && said !== 'destructive' && named !== 'destructive')
    return worst([actions, 'read'])
  if (named !== 'read' && DESTRUCTIVE_TEXT.test(text.replace(NEGATED_DESTRUCTION, '')))
    return 'destructive'
  if (named !== 'read' && runsAnySql(text)) return 'destructive'
  if (CALLS_ANY.test(name) && DESTROYING_CALL.test(text)) return 'destructive'
  const isWritten =
    LEAVES_SOMETHING.test(text) ||
    hasOutputPlace(tool) ||
    (named !== 'read' && WRITE_TEXT.test(text))
  const worded: Effect = isWritten ? 'write' : 'unclear'
  // A name that starts with a verb is a promise; the text decides for names that do not.
  const isAlsoNamed = said !== 'unclear' && words.some((word) => effectOfWord(word) === said)
  const isOpen = TEXT_DECIDES.has(words[0] ?? '') && said !== 'unclear'
  // `refund_lookup` looks up, as its text says too.
  const isLookUp = said === 'read' && effectOfWord(words.at(-1) ?? '') === 'read'
  // `refuse_stage_validate` opens with a verb whose effect only the text tells, `app_store` ends in a noun.
  const isTold = said !== 'unclear' && (opensWithHead(words) || endsInNoun(words))
  const isSaid =
    named === 'unclear' || isLookUp || isTold || (named === 'read' && (isAlsoNamed || isOpen))
  // `integrate` may join two systems; a text that calculates tells which it is.
  const opening = withoutLead(splitSentences(text)[0]?.text ?? '')
  const isComputed = named === 'write' && said === 'read' && calculates(opening)
  const base = isSaid || isComputed ? said : named
  if (cleansFiles(opening)) return 'destructive'
  const isKept = base === 'destructive' && (KEEPS_THING.test(text) || clearsCache(opening))
  const found = worst([isKept ? 'write' : base, actions, worded])
  if (found === 'write' && mayOverwrite(tool)) return 'destructive'
  if (found !== 'unclear') return found
  // What only gives an answer changes nothing.
  if (readDescription(tool).answers.returns > 0 || makesOfGiven(text)) return 'read'
  return HEAD_EFFECTS_EN.get(words[0] ?? '') ?? 'unclear'
})

/** "Formats cells in a sheet" changes them; "formats a date" does not. */
const FORMATS_PLACE =
  /^formats? (?:[\w-]+ ){0,3}(?:cells?|paragraphs?|text|shapes?|rows?|columns?|ranges?|headers?) (?:in|of|on) /i

/** "Performs an action on the page" does whichever it is. */
const ACTS =
  /^(?:performs?|executes?|does) (?:an?|one|any|the given) (?:\w+ )?(?:action|click|gesture|tap)s?\b/i

/** "Adds two numbers", "将两个数相加": nothing but the answer is new. */
const COMPUTES =
  /^(?:adds?|subtracts?|multipl(?:y|ies)|divides?|sums?|averages?|rounds?|increments?)(?: up)? (?:(?:two|three|several|multiple|the|an?|given|one|all|list of|array of|set of|input|pairs? of|of|more|or|integer|float|whole) )*(?:numbers?|integers?|floats?|decimals?|values|operands|vectors|matrices|fractions|durations)\b|^(?:将|对|把)[^，。；]{1,16}(?:相加|相减|相乘|相除|求和|取整|四舍五入)|^(?:将|对|把)[^，。；]{0,8}(?:文本|文字|句子|数字|字符串|数据|内容)[^，。；]{0,20}(?:进行)?(?:分类|归类|排序|去重|分词|加密|解密|编码|解码)(?:[，。；]|$)|^(?:classif|categori[sz]|tokeni[sz]|sort|dedup)\w* (?:(?:the|an?|given|provided|input|piece of|list of|array of|user) )*(?:text|sentences?|strings?|numbers?|content|words?)\b/i

/** A statement that is not given can as well drop a table. */
const ANY_SQL =
  /^(?:executes?|runs?|performs?|submits?) (?:(?:an?|any|one|single|arbitrary|raw|custom|given|the|provided|multiple|more|or|list|of|ad[- ]?hoc) )*(?:SQL (?!quer)|(?:arbitrary|raw|any|multiple) SQL)(?:statements?|commands?|scripts?|transactions?|quer(?:y|ies))?\b(?!.*\b(?:read[- ]only|SELECT)\b)|^(?:直接|在[^，。；]{1,14})?(?:执行|运行)(?:任意|一条|单条|多条|原生|给定的?|自定义)?的? ?SQL(?! ?查询)(?: ?(?:语句|命令|脚本|操作))?(?!.*(?:只读|SELECT))/i

const runsAnySql = (text: string): boolean =>
  /SQL/i.test(text) &&
  splitSentences(text)
    .slice(0, 2)
    .some((sentence) => ANY_SQL.test(withoutLead(sentence.text)))

/** What is there already is changed, or something new stands beside it; a given text is only answered. */
const CONVERTS_EXISTING = /^converts? (?:an? |the |one )?existing /i

/** By the verb that opens one of the first sentences. */
function effectOfText(text: string): Effect {
  for (const { text: whole } of splitSentences(text).slice(0, 3)) {
    const sentence = withoutLead(whole)
    if (COMPUTES.test(sentence) || speaksOfAnswer(sentence)) return 'read'
    const english =
      /^(?:(?:this (?:tool|function) )?(?:will |can )|this (?:tool|function) |\W*(?:allows? you to |used to )?)(?:(?!apply|reply|supply|multiply)[a-z]+ly )?([a-z-]+)/i.exec(
        sentence,
      )?.[1]
    if ([FORMATS_PLACE, ACTS, CONVERTS_EXISTING].some((cue) => cue.test(sentence))) return 'write'
    if (isQuestionAbout(sentence)) return 'read'
    const effect = english ? effectOfOpening(english.toLowerCase()) : 'unclear'
    const [, second] = effect === 'read' ? (SECOND_VERB.exec(sentence) ?? []) : []
    if (second !== undefined) {
      const also = effectOfWord(second.toLowerCase())
      if (also === 'write' || also === 'destructive') return also
    }
    if (effect !== 'unclear') return effect
    const chinese = effectOfChinese(whole)
    if (chinese !== 'unclear') return chinese
  }
  return 'unclear'
}

/** "Find and switch on": the second is done as well. */
const SECOND_VERB =
  /^(?:find|search|get|read|fetch|retrieve|list|select|query|download|check|detect|identify|parse|validate|analy[sz]e|track|monitor|view|browse)e?s? (?:and|or)(?: then| automatically)? (manage|create|update|delete|remove|edit|modify|switch|activate|enable|disable|replace|send|save|store|insert|move|apply|fix|merge|install|publish|submit|set|write)s? /i

/** The verb that opens a sentence; there it is no noun. */
function effectOfOpening(word: string): Effect {
  // "Getting", "running": the letter is doubled by the ending alone.
  const verb = word.replace(/([bdgklmnprt])\1ing$/, '$1')
  const effect = effectOfWord(verb)
  if (effect !== 'unclear') return effect
  const head = verbForms(verb).find((form) => HEAD_EFFECTS_EN.has(form))
  return head === undefined ? 'unclear' : HEAD_EFFECTS_EN.get(head)!
}

const NEGATED_ZH = /(?:不会|不能|无法|不可|不得)(?:再|直接|自动)?[\u4e00-\u9fff]{2}/g
/** By what something is looked up, in front of the verb: "根据创建来源查询" creates nothing. */
const BY_ZH =
  /^(?:根据|按照?|基于|依据)[^，。；]{1,16}?(?=查询|获取|检索|搜索|查找|列出|查看|推荐|计算)/
/** What comes of it later is not done now. */
const SO_THAT_ZH = /(?:方便|便于|以便|用于后续|供后续|以供)[^，。；]*/g
const ACT_ZH = `${EFFECT_VERBS_ZH.write.source}|${EFFECT_VERBS_ZH.destructive.source}|变更`
const OF_ANY_ACT_ZH = '时间|日期|次数|原因|理由|前后|时刻|耗时'
const OF_ACT_BEHIND_ZH =
  '记录|历史|策略|方案|建议|进度|日志|方式|情况|政策|事项|费用|渠道|效果|能力|趋势|概率|风险|需求'
const MAY_NAME_ACT_ZH = new RegExp(`${OF_ANY_ACT_ZH}|${OF_ACT_BEHIND_ZH}`)
/** "The time of ordering", "the log of changes": an act as part of the name of a thing. */
const NOUN_OF_ACT_ZH = new RegExp(
  `(?:${ACT_ZH})(?:${OF_ANY_ACT_ZH})|` +
    `(?<=[\\u3400-\\u9fff])(?<![并和及或与再将后可来先且能于以会需要请被它行其该为把对]|自动|批量|手动|定时|一键|直接|实时)(?:${ACT_ZH})(?:${OF_ACT_BEHIND_ZH})`,
  'g',
)
/** Verbs that say nothing of what is done to what follows them. */
const WEAK_ZH = /处理|控制|管理|帮助|支持|保护|选择|提供/g
/** What follows is done too, not only spoken of. */
const ALSO_ZH = /(?:并且?|和|及|或|、)(?:自动|同时)?$/

function effectOfChinese(sentence: string): Effect {
  if (!/[\u3400-\u9fff]/.test(sentence)) return 'unclear'
  let bare = withoutUsersActs(withoutOpening(withoutMenu(plainLetters(sentence)).said))
    .replace(BY_ZH, '')
    .replace(NEGATED_ZH, '')
    .replace(SO_THAT_ZH, '')
  if (MAY_NAME_ACT_ZH.test(bare)) bare = bare.replace(NOUN_OF_ACT_ZH, '——')
  if (OPENING_WRITE_ZH.test(bare)) return 'write'
  // "返回发送请求时的头信息" sends nothing.
  if (/^(?:直接|会|将)?返回(?!上|首页|主)/.test(bare)) return 'read'
  const destructive = bare.search(EFFECT_VERBS_ZH.destructive)
  const write = bare.search(EFFECT_VERBS_ZH.write)
  const read = bare.search(EFFECT_VERBS_ZH.read)
  const asked = bare.replace(WEAK_ZH, '——').search(EFFECT_VERBS_ZH.read)
  // "Looks up a refund" refunds nothing: the first verb is what is done.
  const isDone = (at: number): boolean =>
    at >= 0 && (asked < 0 || at <= asked || ALSO_ZH.test(bare.slice(Math.max(0, at - 4), at)))
  if (isDone(destructive)) return 'destructive'
  const isAlsoWritten =
    /(?:并|和|及|、)(?:自动)?(?:发送|创建|更新|部署|安装|上传|发布|提交|写入|应用|启动|执行|通知|记录(?!的|$)|保存|修改|添加|设置)|发出(?:警报|通知|提醒|告警)/.test(
      bare,
    )
  const isFirst = asked < 0 || write <= asked
  if (write >= 0 && (isFirst || isAlsoWritten)) return 'write'
  return read >= 0 || OPENING_READ_ZH.test(bare) ? 'read' : 'unclear'
}

/** A switch by which what is there already is lost. */
const OVERWRITES =
  /^(?:(?:is_|force_|allow_|should_|can_)?(?:overwrite|replace_existing|clobber)(?:_existing|_files?)?|force_push)$/

const mayOverwrite = (tool: JsonNode): boolean =>
  parametersOf(tool).some(
    ({ name, schema }) => OVERWRITES.test(snakeName(name)) && mainTypeOf(schema) === 'boolean',
  )

const hasOutputPlace = (tool: JsonNode): boolean =>
  parametersOf(tool).some(
    ({ name, isNested, schema }) =>
      !isNested &&
      (OUTPUT_PLACE.test(snakeName(name)) ||
        (MAY_BE_OUTPUT.test(snakeName(name)) &&
          SAVES_THERE.test(stringOf(get(schema, 'description')) ?? '')) ||
        (/^output/i.test(name) &&
          itemsOf(get(schema, 'enum')).some((value) => stringOf(value) === 'file'))),
  )

/** A parameter that chooses the action: the worst of its values. */
function effectOfActions(tool: JsonNode): Effect {
  // What is listed is chosen by what was done to it, and nothing is done.
  if (/^(?:list|search|find|filter|count)$/.test(nameWords(nameOf(tool))[0] ?? '')) return 'unclear'
  return worst(
    parametersOf(tool).flatMap(({ name, schema }): readonly Effect[] => {
      const isWay = WAY_NAME.test(name)
      if (!isWay && !ENUM_NAME.test(name)) return []
      const values = itemsOf(get(schema, 'enum')).map((value) => stringOf(value) ?? '')
      if (isWay) return values.some((value) => TAKES_PLACE.test(value)) ? ['destructive'] : []
      const effects = values.map(effectOfAction)
      const isKind =
        MAY_BE_KIND.test(name) &&
        effects.filter((effect) => effect === 'unclear').length * 2 >= effects.length
      return isKind ? [] : effects
    }),
  )
}

/** `runQuery` asks; of an action's other words only the first is its verb. */
function effectOfAction(value: string): Effect {
  const [first = '', second = ''] = nameWords(value)
  const isAsked = /^(?:run|execute)$/.test(first) && effectOfWord(second) === 'read'
  return isAsked ? 'read' : effectOfWord(first)
}
