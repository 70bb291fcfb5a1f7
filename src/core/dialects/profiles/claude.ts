import { factsOf } from '../fact'
import type { StrictProfile } from '../strict/profile'

const TOOLS = 'https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools'
const OUTPUTS = 'https://platform.claude.com/docs/en/build-with-claude/structured-outputs'

const inTools = factsOf(TOOLS, '2026-10')
const inOutputs = factsOf(OUTPUTS, '2026-10')

/** What the Messages API takes. */
export const CLAUDE = {
  name: inTools({ pattern: /^[a-zA-Z0-9_-]+$/, most: 128 }, 'home-assistant/core#147760'),
  /** Names of parameters at the top; nested ones are free. */
  propertyKey: inTools(/^[a-zA-Z0-9_.-]{1,64}$/, 'anthropics/claude-code#79418'),
  rootRefuses: inTools(['oneOf', 'anyOf', 'allOf']),
  /** Budgets of one request over all its tools with `strict: true`. */
  strictBudgets: {
    tools: inOutputs(20, 'datarobot-oss/datarobot-genai#547'),
    optional: inOutputs(24, 'elie222/inbox-zero#2323'),
    unions: inOutputs(16, 'vercel/ai#17268'),
  },
} as const

/** The strict mode of the Messages API. */
export const CLAUDE_STRICT: StrictProfile = {
  requiresAll: inOutputs(false),
  keeps: inOutputs(['title', 'default', 'pattern', 'format', 'minItems']),
  grey: inOutputs([]),
  formats: inOutputs([
    'date-time',
    'time',
    'date',
    'duration',
    'email',
    'hostname',
    'uri',
    'ipv4',
    'ipv6',
    'uuid',
  ]),
  patternRefuses: inOutputs([
    'lookaround',
    'backreference',
    'word-boundary',
    'named-group',
    'unicode-property',
  ]),
  minItems: inOutputs([0, 1]),
  bearsRecursion: inOutputs(false),
  bearsRefSiblings: inOutputs(true),
  bearsScalarAllOf: inOutputs(true),
  bearsUntypedEnum: inOutputs(true),
  bearsEmptyObject: inOutputs(true),
  needsItems: inOutputs(false),
  needsProperties: inOutputs(false),
  needsTypedBranches: inOutputs(false),
  loneTypes: inOutputs(['object']),
}
