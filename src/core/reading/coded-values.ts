import { get, itemsOf, stringOf } from '../json/node'
import type { Parameter } from '../schema/parameters'
import { saysUnit } from './stated-unit'
import { snakeName } from './parameter-name'
import { literalPattern } from './literal-pattern'

/** Codes that every model knows: currencies, languages, countries, units, formats, methods, sizes, time. */
const KNOWN = new Set(
  (
    'usd eur gbp jpy cny rmb hkd twd krw inr cad aud chf sgd brl mxn nzd sek nok dkk pln thb try zar ' +
    'en zh fr de es it pt ru ja jp ko kr ar nl sv pl tr vi th id hi cn us uk gb eu br au ca tw hk sg ' +
    'km mi kg lb lbs cm mm ft in oz mb gb kb tb ms min hr sec px pt em rem ' +
    'asc desc get put post patch delete head json csv xml pdf png jpg jpeg gif svg webp mp3 mp4 wav ogg html txt md yaml yml xlsx docx zip tar doc xls ppt pptx tsv rtf ico bmp ' +
    'am pm utc gmt mon tue wed thu fri sat sun jan feb mar apr may jun jul aug sep sept oct nov dec ' +
    'xs xl xxl and or not eq ne gt lt gte lte in nin max min sum avg std var any all none auto yes no on off true false ' +
    'http https ftp ssh tcp udp ip dns url uri api sql rest soap smtp imap aaaa cname mx ns txt srv caa ptr soa ' +
    'buy sell call put long short bid ask low mid high top new old hot day week year hour month ' +
    'male female car bus walk bike rail taxi sms app web ios android mac linux win pc tv fm gps ' +
    'npm pnpm yarn pst est cst mst pdt edt cdt mdt cet gcp aws mri ct psk rsa ecc ltr rtl lb st nd rd th kv kw mw ph vs tls ssl ssd hdd vm vpc db cdn sdk cli gpl mit xlm rpm ph hr pr crm erp ' +
    'sha1 sha256 sha512 md5 aes rsa gpt vip ok cnn rnn dnn gnn svm knn lstm ' +
    'rgb hsl hex cmyk utf8 ascii nfl nba mlb nhl mls btc eth usdt sol bnb xrp'
  ).split(' '),
)

/** Under such a name stand codes of a standard, or names of products. */
const STANDARD =
  /country|currency|language|locale|lang|zone|exchange|region|format|provider|version|tier|model|protocol|algorithm|method|codec|encoding|standard|direction|quarter|unit|symbol|ticker|airport|state$|grade|blood|size|rating|aspect|key$|note|chord|element|axis|sex|gender|vitamin/

/** A number under such a name counts, measures or ranks: it is what it says. */
const COUNTS =
  /(?:size|limit|count|number|num|days?|hours?|minutes?|seconds?|months?|years?|weeks?|quarter|page|level|rating|stars?|score|depth|width|height|length|quality|dpi|fps|rate|interval|period|duration|adults?|children|guests?|quantity|amount|version|port|index|zoom|scale|rooms?|people|size|players?|doors?|seats?|rank|grade|age|decade|capacity|ratio|percent|resolution|dimensions?|frequency|precision|digits|bits?|columns?|rows?|n|k|step|range|timeout|ttl|retries|passengers?|tickets?|baths?|beds?|bedrooms?|bathrooms?|travelers?|riders?|multiple)$|数|量|天|月|年|评分|等级|级别|页|分钟|小时|人数/

/** The values of an enumeration that are codes nobody explains; empty where most explain themselves. */
export function codedValues(
  { name, schema, text }: Parameter,
  toolText: string,
): readonly string[] {
  const items = itemsOf(get(schema, 'enum'))
  if (
    items.length < 2 ||
    STANDARD.test(snakeName(name)) ||
    ANNOTATED.some((key) => get(schema, key) !== undefined)
  )
    return []
  const values = items.flatMap((item) =>
    item.kind === 'number' ? item.raw : (stringOf(item) ?? []),
  )
  const isMeasured = saysUnit(text)
  const codes = values.filter(
    (value) => isCode(value, name) && !(isMeasured && /^-?\d+$/.test(value)),
  )
  if (codes.length * 2 <= values.length) return []
  const said = `${text}\n${toolText}`
  if (codes.length < 2) return []
  const unexplained = codes.filter((code) => !isExplained(code, said))
  return unexplained.length * 2 > codes.length ? unexplained : []
}

/** Other keywords that explain the values one by one. */
const ANNOTATED = [
  'x-enum-varnames',
  'enumDescriptions',
  'x-enumDescriptions',
  'enumNames',
  'x-enum-descriptions',
  'oneOf',
  'anyOf',
]

function isCode(value: string, name: string): boolean {
  if (/^-?\d+$/.test(value)) return !COUNTS.test(snakeName(name)) && Math.abs(Number(value)) < 100
  if (KNOWN.has(value.toLowerCase())) return false
  return (
    /^[A-Za-z]$|^[A-Za-z]\d$|^[bcdfghjklmnpqrstvwxz]{2,4}$/i.test(value) &&
    !/^[qhvQHV]\d$/.test(value)
  )
}

/** The code stands in the text with its meaning beside it. */
function isExplained(code: string, text: string): boolean {
  if (!text.includes(code)) return false
  const plain = literalPattern(code)
  return new RegExp(
    String.raw`(?<![\w.])["'\x60“]?${plain}["'\x60”]?(?![\w])\s*(?:[:：=＝(（—–→-]|is\b|for\b|means\b|为|表示|代表|是|[\u3400-\u9fff])|[\p{L})）]\s*[(（:：=-]\s*["'\x60“]?${plain}["'\x60”]?\s*[)）,，、;；.。]`,
    'u',
  ).test(text)
}
