import { factsOf } from '../fact'
import type { StrictProfile } from '../strict/profile'
import { OPENAI_STRICT } from './openai'

const PAGE = 'https://api-docs.deepseek.com/guides/tool_calls'
const said = factsOf(PAGE, '2026-10')

/** What DeepSeek takes of a list; the shape and the names are OpenAI's. */
export const DEEPSEEK = {
  tools: said(128),
  /** Every tool of a request must be strict as soon as one is. */
  strictIsForAll: said(true, 'vercel/ai#19428'),
} as const

/**
 * What DeepSeek's strict mode takes, of a schema that OpenAI's takes already. The server is tighter
 * than the page.
 */
export const DEEPSEEK_STRICT: StrictProfile = {
  requiresAll: said(true),
  keeps: said([
    'title',
    'pattern',
    'format',
    'multipleOf',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
  ]),
  grey: said(['default']),
  formats: said(['email', 'hostname', 'ipv4', 'ipv6', 'uuid']),
  patternRefuses: said([
    'lookaround',
    'backreference',
    'word-boundary',
    'named-group',
    'unicode-property',
  ]),
  bearsRecursion: said(true),
  bearsRefSiblings: said(false),
  bearsScalarAllOf: said(false),
  bearsUntypedEnum: said(false),
  bearsEmptyObject: said(false, 'weave-os/router#162'),
  needsItems: said(true),
  needsProperties: said(true),
  needsTypedBranches: said(true, 'weave-os/router#163'),
  loneTypes: said(['object', 'array'], 'weave-os/router#162'),
  splitLoss: 'deepseek.type-array-to-anyof',
}

/** The first of the two passes: OpenAI's rules, with the one that is to be told by the author's own path. */
export const BEFORE_DEEPSEEK: StrictProfile = {
  ...OPENAI_STRICT,
  bearsEmptyObject: DEEPSEEK_STRICT.bearsEmptyObject,
}
