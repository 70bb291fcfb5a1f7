import { pointer } from '../core/json/pointer'
import { channelsAtRisk } from '../core/share/channels'
import { encodeCompareLink, encodeLink } from '../core/share/encode-link'
import { ALL_PARTS } from '../core/share/link-content'
import { isLocalAddress } from '../core/share/local-address'
import { secretsIn } from '../core/share/secrets'
import { commandLineText } from '../i18n/command-line'
import { readArguments, textOption } from './args'
import type { Command, ExitCode, Io } from './command'
import { linkBase } from './link-base'
import { type LinkSide, linkSide, tellRemarks, type Wishes, wishedText } from './link-side'
import type { Remark } from './linkable-set'
import { readInputs } from './read-input'
import { shareSentence } from './share-words'
import { usageError } from './usage-error'

const OPTIONS = {
  base: { type: 'string' },
  compare: { type: 'string' },
  tool: { type: 'string' },
  with: { type: 'string', oneOf: ['questions', 'history'] },
  without: { type: 'string', oneOf: ['review', 'asides'] },
} as const

/** Prints the share link of a file's tools; what is to be known about it goes to standard error. */
export const linkCommand: Command = {
  name: 'link',
  usage:
    'link FILE [--compare OLD] [--tool NAME]… [--with questions|history]… [--without review|asides]… [--base URL]',
  details: (lang) => [
    shareSentence(lang, 'about-parts').trimEnd(),
    shareSentence(lang, 'about-compare').trimEnd(),
  ],
  run: async (args, io) => {
    const given = readArguments(args, OPTIONS, io.lang)
    if (!given.ok || given.names.length !== 1) {
      const message = given.ok ? commandLineText(io.lang, 'one-file') : given.message
      return usageError(linkCommand, message, io)
    }
    const { compare = [] } = given.every
    if (compare.length > 1)
      return usageError(linkCommand, shareSentence(io.lang, 'one-compare').trimEnd(), io)
    const base = linkBase(textOption(given.values, 'base'), io)
    if (base === undefined) return 2
    const inputs = await readInputs([...compare, ...given.names], io)
    if (inputs.failed.length > 0) return 2
    const sides = inputs.read.map((input) => linkSide(input, io))
    const whole = sides.filter((side) => side !== undefined)
    return whole.length < sides.length ? 2 : printLink(whole, base, wishesIn(given.every), io)
  },
}

const wishesIn = (every: Readonly<Record<string, readonly string[]>>): Wishes => ({
  tools: every['tool'] ?? [],
  with: every['with'] ?? [],
  without: every['without'] ?? [],
})

/** The link of one set, or of an earlier version and a later one. */
function printLink(sides: readonly LinkSide[], base: string, wishes: Wishes, io: Io): ExitCode {
  const { path } = sides.at(-1)!
  // A tool that only one version has is what a comparison is for.
  const unknown = wishes.tools.find((name) => !sides.some(({ names }) => names.includes(name)))
  if (unknown !== undefined) {
    io.err(shareSentence(io.lang, 'no-such-tool', { path, name: unknown }))
    return 2
  }
  const texts = sides.map((side) => wishedText(side, wishes))
  const [first = '', second] = texts
  const link =
    second === undefined
      ? encodeLink(first, base, ALL_PARTS)
      : encodeCompareLink(first, second, base, ALL_PARTS)
  if (!link.ok) {
    // What else could be wrong with a set was told when it was read.
    io.err(shareSentence(io.lang, 'too-large', { path }))
    return 2
  }
  for (const side of sides) tellRemarks([...side.remarks, ...side.notConverted], side.path, io)
  tellRemarks([...secretsOf(texts), ...remarksOn(link, io)], path, io)
  if (isLocalAddress(base)) io.err(shareSentence(io.lang, 'local'))
  io.out(link.url + '\n')
  return sides.some(({ notConverted }) => notConverted.length > 0) ? 1 : 0
}

/** What looks like a secret; what stands at one place of both versions is told once. */
function secretsOf(texts: readonly string[]): readonly Remark[] {
  const found = texts.flatMap(secretsIn).map(({ path, kind }) => ({ place: pointer(path), kind }))
  const byWords = new Map(found.map((values) => [`${values.place} ${values.kind}`, values]))
  return [...byWords.values()].map((values) => ({ word: 'secret', values }))
}

interface MadeLink {
  readonly length: number
  readonly leftOut: readonly string[]
}

function remarksOn({ length, leftOut }: MadeLink, { lang }: Io): Remark[] {
  const remarks: Remark[] = []
  const names = channelsAtRisk(length).map(({ label }) => label[lang])
  if (names.length)
    remarks.push({
      word: 'at-risk',
      values: { length, channels: names.join(lang === 'zh' ? '、' : ', ') },
    })
  if (leftOut.length) remarks.push({ word: 'left-out', values: { keys: leftOut.join(', ') } })
  return remarks
}
