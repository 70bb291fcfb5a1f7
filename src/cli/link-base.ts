import process from 'node:process'
import type { Io } from './command'
import { shareSentence } from './share-words'

/** Where `npm start` serves the studio: nobody else can open it. */
const LOCAL_BASE = 'http://localhost:4173/'

/** The address that links begin with: as asked for, else the setting's; undefined, and told, where it is none. */
export function linkBase(asked: string | undefined, io: Io): string | undefined {
  const base = asked ?? (process.env['TOOLWRIGHT_BASE_URL'] || LOCAL_BASE)
  if (isPageAddress(base)) return base
  const name = asked === undefined ? 'TOOLWRIGHT_BASE_URL' : '--base'
  io.err(shareSentence(io.lang, 'bad-base', { name, value: base }))
  return undefined
}

/** A browser opens the studio there; anything else, a `javascript:` address above all, is refused. */
function isPageAddress(base: string): boolean {
  return /^(?:https?|file):\/\//i.test(base) && URL.canParse(base)
}
