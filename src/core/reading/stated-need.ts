import { oncePerText } from '../once-per-text'

/** What a text says about leaving a value out. */
export type StatedNeed = 'required' | 'optional'

/** A text as long as this says of its cases what each needs. */
const LONG_TEXT = 400

const MAY_SAY =
  /optional|required|mandatory|be (?:omitted|left|provided|given)|必填|必须(?:提供|填|传)|必传|必选|可选|选填|非必|可不填|可以不|省略/i

/** Optional or not as the case may be: then the text says neither. */
const OPTIONAL_DEPENDS =
  /\boptional\s*[,;]?\s*(?:if|when|for|unless|only|with|in|by|to|and|or|but|on|from|at|as|except|together|one|either|both|fields?|parameters?)\b|\b(?:either|one of|at least|not|are|all|any|conditionally|exactly)\b[^.;]{0,40}\boptional\b|\b(?:each|objects?)\b[^.;]{0,40}\b(?:contain\w*|with|ha[sv]\w*|includ\w*)\b[^.;]{0,200}\boptional\b|之一|二选一|任选|其一|视情况|取决于|可选(?:值|项)|条件必填|时必填/i
const REQUIRED_DEPENDS =
  /\b(?:if|when|unless|only|either|one of|at least|for|with|not|otherwise|depends|exactly|without|instead|one|both)\b|如果|若|当|时|除非|否则|之一|至少|二选一|任选|其一|情况|视|取决|同时|或/i

const OPTIONAL =
  /^\s*not (?:required|mandatory)\s*(?:[.;]|$)|\b(?:may|can) be (?:omitted|left (?:out|empty|blank))\s*(?:[.;]|$)|(?:不是|非)必[填需须选传]|可(?:以)?(?:省略|不填|不传)\s*(?:[，,。；;]|$)|^\s*可选参数|^\s*选填项|^\s*(?:\[?\(?optional\)?\]?)(?=\s*[:：.,;—-]|\s*$|\s+(?!param|field|arg|value|setting|config|when|if|but)[a-z])|[([【（]\s*optional\s*[)\]】）]|(?:[.,;]|\bis)\s+optional\s*(?:[.,;)]|$)|[（(【[]\s*(?:可选|选填|非必填|可不填|非必选)\s*[)）】\]]|^\s*(?:可选|选填|非必填)(?=[，,。；;：:]|\s*$)|[，,。；;]\s*(?:可选|选填|非必填|可不填|可以不填|非必选)\s*(?:[，,。；;]|$)/i
const REQUIRED =
  /^\s*(?:must be (?:provided|given)|always required|required (?:field|parameter))\s*(?:[.;:]|$)|^\s*必填(?:参数|项|字段)|^\s*(?:必须提供|不可省略|不能省略)\s*(?:[，,。；;]|$)|^\s*(?:\[?\(?(?:required|mandatory)\)?\]?)(?=\s*[:：.;—]|\s*$)|^\s*[[(](?:required|mandatory)[\])]|[([【（]\s*(?:required|mandatory)\s*[)\]】）]|[.,]\s+(?:required|mandatory)\s*(?:[.,;]|$)|\bthis (?:field|parameter|value|argument) is (?:required|mandatory)\s*(?:[.;]|$)|[（(【[]\s*(?:必填|必传|必选|必须)(?:项)?\s*[)）】\]]|^\s*(?:必填|必传)(?:项)?(?=[，,。；;：:]|\s*$)|[，,。；;]\s*(?:必填|必传|必须提供|必须填写)\s*(?:[，,。；;]|$)/i

/** What a text says outright, `Optional.` or 必填; nothing where it depends on something else. */
export const statedNeed = oncePerText((text): StatedNeed | undefined => {
  if (text.length > LONG_TEXT || !MAY_SAY.test(text)) return undefined
  const isOptional = OPTIONAL.test(text)
  const isRequired = REQUIRED.test(text)
  if (isOptional === isRequired) return undefined
  if (isOptional) return OPTIONAL_DEPENDS.test(text) ? undefined : 'optional'
  return REQUIRED_DEPENDS.test(text) ? undefined : 'required'
})
