import { ACTION_VERBS_ZH } from './words/effect-verbs'
import { CHINESE_FILLER } from './words/filler-words'
import { HEAD_VERBS_ZH } from './words/head-verbs-zh'
import { impliedBy } from './words/implied-words'
import { inChinese, isNameWord } from './words/name-translations'
import { nameWords } from './words/name-words'
import { withoutProducts } from './words/product-names'

const PRODUCT = /^\s*(?:[[【][^\]】]{1,40}[\]】]\s*)+/

/** A clause on paging, on how many at once, on a case or a benefit says nothing of what is done. */
const ASIDE =
  /^(?:当|如果|若(?!干)|遇到|(?:并且?|且|同时|可)?(?:支持|需要?)(?:分页|批量|按.{0,6}分页)|(?:单次|一次|每次|最多|最大|至多|上限|不超过)|(?:以|从而|来|便于|进而)?(?:便(?:于)?|确保|保证|保障|提高|提升|改善|促进|增强|助力|满足|适应|符合|达到)|为[^，]{1,12}提供[^，]{0,6}(?:支持|依据|参考|帮助|保障|服务))/

/** A product goes by a Latin name with a capital; `SQL` and `pdf` name no product. */
const PRODUCT_NAME = /(?<![A-Za-z\d])[A-Z][A-Za-z\d]*[a-z][A-Za-z\d]*(?:平台|网站|系统)?/g

/**
 * The characters of a Chinese sentence that neither the name, nor the product or menu in front of
 * it, nor filler accounts for, each once.
 */
export const ownCharacters = (sentence: string, name: string): ReadonlySet<string> =>
  new Set(ownText(sentence, name).match(/[\u3400-\u9fff]|[A-Za-z0-9]{1,4}/g))

/**
 * Whether the one word of its own only ends the noun of the name: the "articles" of 新闻文章 say no
 * more than the news. Behind an adjective it is the noun itself.
 */
export function isOnlyHead(sentence: string, name: string): boolean {
  const own = ownText(sentence, name)
  const modifier = JOINS.test(sentence) ? undefined : ONLY_MODIFIER.exec(own)?.[1]
  if (modifier !== undefined && isNameWord(modifier) && !SELECTS.test(modifier)) return true
  const head = ONLY_HEAD.exec(own)?.[1]
  if (head === undefined) return false
  const before = sentence.slice(0, sentence.lastIndexOf(head))
  // "Adds a session, records its time": a clause of its own does something of its own.
  const clause = before.slice(before.search(/[^，,；]*$/))
  return !ADJECTIVE.test(before) && !(clause !== before && startsWithChineseVerb(clause))
}

/** In front of the name's noun, with no 的 between: the "user" of an account. */
const ONLY_MODIFIER =
  /^[^\u3400-\u9fffA-Za-z\d，,]*([\u3400-\u9fff]{2}) [^\u3400-\u9fffA-Za-z\d，,]*$/
/** With these a word stands beside or before the name's noun for another reason. */
const JOINS = /[、和与及为给向对从在]|支持/
const SELECTS =
  /^(?:每[日月年周天时]|[年月季周]度|实时|历史|最新|当前|未来|热门|随机|全部|公共|公开|自定|高级|国际|本地|附近|最近|个人|移动|电子|原始)$/
const ONLY_HEAD =
  /^[^\u3400-\u9fffA-Za-z\d，,]*[^\u3400-\u9fffA-Za-z\d\s，,][^\u3400-\u9fffA-Za-z\d，,]* ([\u3400-\u9fff]{2})[·。.]*$/
const ADJECTIVE = /(?:[的个]|实时|历史|最新|当前|未来|热门|每日|随机|详细|全部|相关)$/

/** What is left of a sentence: a blank stands for words of the name, a dot for filler. */
export function ownText(sentence: string, name: string): string {
  const { menu, said } = withoutMenu(sentence)
  let left = mainClauses(withoutOpening(said)).replace(WARNING, '')
  // As in English, the action that opens the sentence says no more than which it is.
  if (startsWithChineseVerb(left)) left = left.replace(OPENING_VERB, '$1·')
  if (name !== '') left = left.replaceAll(name, ' ')
  const { chinese, latin } = wordsOf(name)
  for (const word of chinese) if (left.includes(word)) left = left.replaceAll(word, ' ')
  if (menu !== '') left = withoutShared(left, menu)
  left = withoutProducts(left)
    .replace(PRODUCT_NAME, (word) => (inChinese(word.toLowerCase()).size > 0 ? word : ''))
    .replace(CHINESE_FILLER, '·')
  if (!/[A-Za-z]/.test(left)) return left
  const isOfName = (word: string): boolean => latin.has(word.toLowerCase())
  const blankIfOwn = (all: string, word: string): string => (isOfName(word) ? ' ' : all)
  // 身体质量指数（BMI） only spells out what the name abbreviates.
  return left
    .replace(GLOSSED, blankIfOwn)
    .replace(SPELLED_OUT, blankIfOwn)
    .replace(/[A-Za-z][A-Za-z\d]*/g, (word) => (isOfName(word) ? ' ' : word))
}

/** A warning in parentheses says nothing of what is done. */
const WARNING =
  /[（(](?:只读|不可|无法|需要?|必须|仅|只|最多|谨慎|危险|已废弃|可选)[^（()）]*[)）]/g
const SPELLED_OUT = /(?<![A-Za-z])([A-Za-z]{2,8})\s?[（(][\u3400-\u9fff ·]{2,14}[)）]/g
const GLOSSED = /[\u3400-\u9fff]{2,12}\s?[（(]\s?([A-Za-z]{2,8})\s?[)）]/g

/** How something is done, in front of the verb. */
const HOW_ZH =
  '自动|批量|逐步|逐一|逐个|分步|一键|快速|实时|直接|手动|精确|精准|远程|定期|定时|立即|全面|深入|统一|在线|临时|重新|随机|异步|同步(?!状态)|并行|循环|主动'

/** An action opens a Chinese sentence. */
export const startsWithChineseVerb = (sentence: string): boolean => OPENING_VERB.test(sentence)

const OPENING_VERB = new RegExp(`^(${HOW_ZH})?(?:${ACTION_VERBS_ZH.source}|${HEAD_VERBS_ZH})`)

/** "Apps can use this interface to …", "users can …": what is done stands behind it. */
export const withoutOpening = (sentence: string): string => sentence.replace(OPENS_ON_CALLER, '')

const OPENS_ON_CALLER =
  /^(?:[^，。；：]{0,8}?(?:可以?|能够?)?(?:通过|调用|使用|利用|借助)(?:此|该|本|这个)(?:接口|工具|功能|API)，?(?:可以?|能够?|来|用于)?|(?:用户|开发者|商家|商户|服务商|自建应用|应用|您|你)(?:可以?|能够?|进行|可?使用(?=[^，。]{0,12}(?:进行|来)))|(?:这是)?一[个种款](?:用于|用来|可以?|能够?)(?=[^，。]{2,40}的(?:工具|函数|接口|方法|服务)[。]?$))/

/** A part of a menu is shorter than a sentence. */
const LONGEST_MENU = 20

/** `[Product]-menu-menu-what it does`: the first longer part, or the last, begins the sentence. */
export function withoutMenu(sentence: string): { readonly menu: string; readonly said: string } {
  const bare = sentence.replace(PRODUCT, '')
  if (bare === sentence || !/^\s*[-–—]|\s[-–—]\s/.test(bare)) return { menu: '', said: bare }
  const parts = bare.split(/(\s*[-–—]\s*)/)
  let from = 0
  while (from + 2 < parts.length && parts[from]!.length <= LONGEST_MENU) from += 2
  const isMenu = (_: string, at: number): boolean => at < from && at % 2 === 0
  return { menu: parts.filter(isMenu).join(' '), said: parts.slice(from).join('') }
}

function mainClauses(sentence: string): string {
  if (!/[，,；]|.以(?:便|确保|保证|提|适|满)/.test(sentence)) return sentence
  // What a check is to make sure of is what is checked.
  if (/^(?:验证|检查|校验|核实|核查)[^，,；]{1,12}以(?:确保|保证)[^，,；]+$/.test(sentence))
    return sentence
  const clauses = sentence.split(/(?<=[，,；])|(?=以(?:便|确保|保证|提高|提升|适应|满足))/)
  return clauses
    .filter(
      (clause, at) =>
        at === 0 || NARROWS.test(clause) || !(ASIDE.test(clause) || BOUNDS.test(clause)),
    )
    .join('')
}

/** By what can be filtered is said of what is done, also where paging is named beside it. */
const NARROWS = /按[^，]{2,30}(?:筛选|过滤|搜索|检索|查询|排序|分组)/
/** A bound on the arguments, or who may call. */
const BOUNDS =
  /(?:不能|不得|不可|不应)(?:大于|小于|多于|少于|高于|低于|早于|晚于|超过|为空|重复)|^(?:仅|只)支持[^，]{0,4}[a-z]\w*_\w+/

/** A text without the runs of two or more characters that another has as well. */
function withoutShared(text: string, other: string): string {
  let left = ''
  for (let i = 0; i < text.length;) {
    let length = 0
    while (i + length < text.length && other.includes(text.slice(i, i + length + 1))) length++
    if (length < 2) left += text[i]
    i += Math.max(1, length < 2 ? 1 : length)
  }
  return left
}

const isChinese = (word: string): boolean => /^[\u3400-\u9fff]/.test(word)

const LONGEST_FIRST = (a: string, b: string): number => b.length - a.length

interface NameWords {
  /** What they are called in Chinese, longest first, so that no part is taken out of a longer one. */
  readonly chinese: readonly string[]
  readonly latin: ReadonlySet<string>
}
let last: { readonly name: string; readonly words: NameWords } = {
  name: '',
  words: { chinese: [], latin: new Set() },
}

/** The words of a name. A text is read sentence by sentence with one name. */
function wordsOf(name: string): NameWords {
  if (last.name !== name) {
    const latin = new Set(nameWords(name))
    const chinese = new Set(
      [...latin].flatMap((word) => [...inChinese(word), ...impliedBy(word).filter(isChinese)]),
    )
    last = { name, words: { chinese: [...chinese].sort(LONGEST_FIRST), latin } }
  }
  return last.words
}
