import type { Lang } from '../../lint/rule'
import { splitSentences } from '../../reading/sentences'

/** More characters than this are not quoted in a description. */
const MOST: Readonly<Record<Lang, number>> = { en: 100, zh: 50 }

const GREETING =
  /^(?:(?:hi|hello|hey|dear \S+|good (?:morning|afternoon|evening))(?: there| all| team)?[,.!:;]\s*|(?:您好|你好|嗨|哈[喽啰])[啊呀]?[，,。！!、\s]*|请问(?:一下)?[，,：:\s]*)+/i
const THANKS =
  /(?:[\s,.;!]+(?:many )?(?:thanks|thank you|cheers)\b[^.?!]{0,30}|[，,。；！!\s]*(?:谢谢|多谢|感谢)(?:您|你|了|啦)?)[.!。！～~]*$/i
const STOP = /[\s.。,，;；:：…]+$/

/**
 * What a description quotes of a user's words: one line, without greeting, thanks and full stop, its own
 * quotation marks turned into inner ones. Of long words it is the sentence that asks.
 */
export function questionCase(text: string, lang: Lang): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const bare = line.replace(GREETING, '').replace(THANKS, '').replace(STOP, '')
  const said = innerQuotes(shortened(bare === '' ? line : bare, lang), lang)
  return line.startsWith(bare) ? said : said.replace(/^[a-z]/, (letter) => letter.toUpperCase())
}

function shortened(text: string, lang: Lang): string {
  if ([...text].length <= MOST[lang]) return text
  const sentences = splitSentences(text).map((sentence) => sentence.text.trim())
  const asking = sentences.find((sentence) => /[?？]/.test(sentence)) ?? sentences.at(-1) ?? text
  const letters = [...asking]
  if (letters.length <= MOST[lang]) return asking.replace(STOP, '')
  const cut = letters.slice(0, MOST[lang] - 1).join('')
  // Latin words are left whole; Chinese has no such places.
  const whole = /[A-Za-z0-9]$/.test(cut) ? cut.replace(/\s+\S*$/, '') : cut
  return `${whole.replace(STOP, '')}…`
}

const innerQuotes = (text: string, lang: Lang): string =>
  lang === 'zh'
    ? text
        .replace(/"([^"]*)"/g, '‘$1’')
        .replace(/“/g, '‘')
        .replace(/[”"]/g, '’')
    : text.replace(/["“”]/g, "'")
