import type { JsonNode } from '../json/node'
import { descriptionText } from '../model/description'
import { nameOf } from '../model/tool'
import { languageOf } from './language'
import { splitSentences } from './sentences'

/** Longer than this, a sentence is not said again in another tool's text. */
const MOST = 120

/**
 * The text with a sentence behind it that sends the reader to a sibling, in the text's language,
 * with what the sibling says of itself where that can be told in a clause.
 */
export function pointerSentence(tool: JsonNode, sibling: JsonNode, before: string): string {
  const name = nameOf(sibling)
  const isChinese = languageOf(before + descriptionText(tool)) === 'zh'
  const own = splitSentences(descriptionText(tool))[0]?.text
  const said = splitSentences(descriptionText(sibling))[0]?.text.replace(/[.。!！;；]+$/, '')
  const isOfUse =
    said !== undefined && said.length <= MOST && !/[:：\n`]/.test(said) && said !== own
  const isSameLanguage = said !== undefined && (languageOf(said) === 'zh') === isChinese
  const clause = isOfUse && isSameLanguage ? said : undefined
  const sentence = isChinese
    ? `不是要做这件事时，请改用 ${name}${clause === undefined ? '' : `（${clause}）`}。`
    : `For anything else of this kind, use ${name} instead${clause === undefined ? '' : ` (${lowerFirst(clause)})`}.`
  const gap = before === '' || isChinese ? '' : ' '
  const stop =
    before === '' || /[.!?。！？；:：]["'”’）)]*$/.test(before) ? '' : isChinese ? '。' : '.'
  return before + stop + gap + sentence
}

/** A capital that only opens the sentence goes; that of a name or an abbreviation stays. */
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]+ /.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
