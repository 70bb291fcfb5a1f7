import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** Stand-ins of which no cue makes anything. */
const WORD = 'zzq'
const SIGN = '龘'

/**
 * Short texts in which every alternative of a pattern is chosen once, beside the plainest of all the
 * others: those without the words that `isTold` knows, where there are such. Conditions on what
 * stands around are not looked at, so the caller tries which match.
 */
export function textsOfEach(
  { source, flags }: RegExp,
  isTold: (text: string) => boolean,
): ReadonlySet<string> {
  const root = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
  })
  const isChinese = /[\u3400-\u9fff]/.test(source)
  const word = isChinese ? SIGN : ` ${WORD} `

  const ofChoice = (alternatives: readonly AST.Alternative[]): readonly string[] =>
    distinct(alternatives.flatMap(({ elements }) => ofSequence(elements.map(ofElement))))

  function ofSequence(parts: readonly (readonly string[])[]): readonly string[] {
    const plainest = parts.map((texts) => texts.find((text) => !isTold(text)) ?? texts[0] ?? '')
    const bases = distinct([plainest, parts.map((texts) => texts[0] ?? '')])
    return bases.flatMap((base) => [
      base.join(''),
      ...parts.flatMap((texts, i) => texts.map((text) => base.with(i, text).join(''))),
    ])
  }

  function ofElement(node: AST.Element): readonly string[] {
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup':
        return ofChoice(node.alternatives)
      case 'Quantifier':
        return ofRepeated(node)
      case 'Character':
        return [String.fromCodePoint(node.value)]
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return ofClass(node.raw, 1)
      default:
        return ['']
    }
  }

  function ofRepeated({ element, min, max }: AST.Quantifier): readonly string[] {
    const isOne = element.type === 'CharacterSet' || element.type === 'CharacterClass'
    const texts = isOne ? ofClass(element.raw, Math.max(1, min), max) : ofElement(element)
    const isSpace = ofElement(element).includes(' ') || (isOne && fitsIn(element.raw, ' '))
    if (min === 0) return distinct([...(isSpace ? [' '] : []), '', ...texts])
    return isOne ? texts : texts.map((text) => text.repeat(min))
  }

  const fitsIn = (raw: string, text: string): boolean => {
    const one = new RegExp(`^${raw}$`, flags)
    return [...text].every((char) => one.test(char))
  }

  function ofClass(raw: string, min: number, max = min): readonly string[] {
    const fits = (text: string): boolean =>
      [...text].length >= min && text.length <= max && fitsIn(raw, text)
    const known = [
      word,
      WORD,
      SIGN,
      ' ',
      'z',
      '7',
      '、',
      ',',
      ':',
      '(',
      'Z',
      '-',
      '_',
      '`',
      'u',
      '.',
    ]
    const texts = known.flatMap((text) => [text, text.repeat(min)]).filter(fits)
    // A class that names a handful of characters is a choice between them.
    const named = [...raw.slice(1, -1)].filter((char) => /[\u3400-\u9fff]/.test(char) && fits(char))
    if (named.length > 0 && named.length < 12 && !raw.includes('-')) return named
    const own = [...raw.slice(1, -1)].map((char) => char.repeat(min)).find(fits)
    return texts.length > 0 ? [texts[0]!] : own === undefined ? [] : [own]
  }

  // Some end only where more follows.
  const texts = ofChoice(root.alternatives)
  return new Set([...texts, ...texts.map((text) => text + word + word)])
}

const distinct = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]
