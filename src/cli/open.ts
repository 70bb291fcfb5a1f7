import { readLink } from '../core/share/decode-link'
import { linkProblemText } from '../core/share/link-problem-words'
import { setTextIn } from '../core/share/read-document'
import { commandLineText } from '../i18n/command-line'
import { readArguments } from './args'
import type { Command } from './command'
import { readInputs } from './read-input'
import { shareSentence } from './share-words'

/** Prints the set that a share link holds. The link may stand in a text; `-` reads it from standard input. */
export const openCommand: Command = {
  name: 'open',
  usage: 'open LINK',
  run: async (args, io) => {
    const given = readArguments(args, {}, io.lang)
    if (!given.ok || given.names.length === 0) {
      const message = given.ok ? shareSentence(io.lang, 'one-link') : given.message + '\n'
      io.err(`${message}${commandLineText(io.lang, 'usage')} toolwright ${openCommand.usage}\n`)
      return 2
    }
    // A link that was not quoted, or was broken over lines, comes in pieces.
    let text = given.names.join(' ')
    if (text === '-') {
      const [input] = (await readInputs(['-'], io)).read
      if (!input) return 2
      text = input.text
    }
    const link = readLink(text)
    if (!link.ok) {
      io.err(linkProblemText(link, io.lang) + '\n')
      return 2
    }
    if (link.kind === 'review') {
      io.err(shareSentence(io.lang, 'is-a-review', { title: link.title ?? '' }))
      return 2
    }
    if (link.leftOut.length)
      io.err(shareSentence(io.lang, 'not-taken', { keys: link.leftOut.join(', ') }))
    if (link.kind === 'compare') io.err(shareSentence(io.lang, 'is-two-versions'))
    io.out(setTextIn(link))
    return 0
  },
}
