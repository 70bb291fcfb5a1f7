/** Letters that are no letter of ASCII with a mark on it. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  þ: 'th',
  Þ: 'Th',
}

/** Marks that say something in a name: a query's comparisons, as in `created<=`. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[-=]>/g, ' '],
  [/<=|≤/g, ' lte '],
  [/>=|≥/g, ' gte '],
  [/!=|≠|<>/g, ' ne '],
  [/<(?![^<>]*>)/g, ' lt '],
  [/(?<!<[^<>]*)>/g, ' gt '],
  [/&/g, ' and '],
  [/%/g, ' percent '],
]

/** A piece of a text: a Latin word, or a run of Chinese. */
export interface Piece {
  readonly text: string
  readonly isChinese: boolean
}

/**
 * Takes a text apart into what a name can be made of: Latin words as they are spelt, accents off, and
 * runs of Chinese. Undefined where it holds letters of another script, which have no one spelling.
 */
export function piecesOf(text: string): readonly Piece[] | undefined {
  let plain = text.normalize('NFKC')
  for (const [mark, word] of MARKS) plain = plain.replace(mark, word)
  plain = [...plain.normalize('NFKD').replace(/\p{M}/gu, '')].map((c) => LETTERS[c] ?? c).join('')
  const pieces: Piece[] = []
  for (const [piece] of plain.matchAll(/[\p{L}\p{N}]+/gu))
    for (const [run] of piece.matchAll(/\p{Script=Han}+|[^\p{Script=Han}]+/gu)) {
      const isChinese = /^\p{Script=Han}/u.test(run)
      if (!isChinese && !/^[A-Za-z0-9]+$/.test(run)) return undefined
      pieces.push({ text: run, isChinese })
    }
  return pieces
}

/**
 * Whether the text is words and not an identifier. Words begin in either case; in a name they are
 * small, while the case of an identifier is somebody's choice.
 */
export const isPhrase = (text: string): boolean => /\S\s+\S/.test(text)
