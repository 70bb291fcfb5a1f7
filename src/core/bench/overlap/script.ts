/** The writing systems that are told apart; a text in one shares no letters with a text in another. */
const SCRIPTS = {
  han: /\p{Script=Han}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  hangul: /\p{Script=Hangul}+/gu,
  cyrillic: /\p{Script=Cyrillic}+/gu,
  greek: /\p{Script=Greek}+/gu,
  arabic: /\p{Script=Arabic}+/gu,
  hebrew: /\p{Script=Hebrew}+/gu,
  thai: /\p{Script=Thai}/gu,
  devanagari: /[\p{Script=Devanagari}]+/gu,
  latin: /\p{Script=Latin}+/gu,
} as const
export type Script = keyof typeof SCRIPTS

/** What has that share of a text's words is a language of the text. */
const SHARE = 0.25
/** Japanese has Chinese characters, so with a share of kana that high they count as Japanese. */
const JAPANESE = 0.1

/**
 * The scripts that a text is written in, the one with the most words first; a Chinese character
 * counts as a word of letters. None for a text without letters. One that stands here and there only,
 * such as a product's name, is not among them.
 */
export function scriptsOf(text: string): readonly Script[] {
  if (!/[^\x00-\x7f]/.test(text)) return /[A-Za-z]/.test(text) ? ['latin'] : []
  const counts = new Map<Script, number>()
  for (const [script, pattern] of Object.entries(SCRIPTS))
    counts.set(script as Script, text.match(pattern)?.length ?? 0)
  const [han, kana] = [counts.get('han')!, counts.get('kana')!]
  if (kana > 0 && kana >= (han + kana) * JAPANESE) {
    counts.set('kana', han + kana)
    counts.set('han', 0)
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return [...counts]
    .filter(([, count]) => count > 0 && count >= all * SHARE)
    .sort((a, b) => b[1] - a[1])
    .map(([script]) => script)
}
