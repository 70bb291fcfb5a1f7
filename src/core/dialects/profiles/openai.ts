import { factsOf } from '../fact'
import type { StrictProfile } from '../strict/profile'

const FUNCTIONS = 'https://developers.openai.com/api/docs/guides/function-calling'
const OUTPUTS = 'https://developers.openai.com/api/docs/guides/structured-outputs'

const inFunctions = factsOf(FUNCTIONS, '2026-10')
const inOutputs = factsOf(OUTPUTS, '2026-10')

/** What OpenAI's APIs take, Chat Completions and Responses alike. */
export const OPENAI = {
  name: inFunctions({ pattern: /^[a-zA-Z0-9_-]+$/, most: 64 }),
  tools: inFunctions(128, 'musistudio/claude-code-router#686'),
  /** Keywords that may not stand at the root of an input schema, strict or not. */
  rootRefuses: inFunctions(
    ['oneOf', 'anyOf', 'allOf', 'enum', 'const', 'not'],
    'openai/openai-agents-python#449',
  ),
  /** Refused in any tool, strict or not. */
  refusesLookaround: inFunctions(true, 'vercel/ai#21037'),
} as const

/** The strict mode of OpenAI's APIs. */
export const OPENAI_STRICT: StrictProfile = {
  requiresAll: inOutputs(true, 'dotnet/extensions#6302'),
  keeps: inOutputs([
    'title',
    'pattern',
    'format',
    'multipleOf',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'minItems',
    'maxItems',
  ]),
  grey: inOutputs(['default', 'minLength', 'maxLength'], 'openai/openai-agents-python#4390'),
  formats: inOutputs([
    'date-time',
    'time',
    'date',
    'duration',
    'email',
    'hostname',
    'ipv4',
    'ipv6',
    'uuid',
  ]),
  patternRefuses: inOutputs(['lookaround'], 'vercel/ai#21037'),
  bearsRecursion: inOutputs(true),
  bearsRefSiblings: inOutputs(false, 'camel-ai/camel#3001'),
  bearsScalarAllOf: inOutputs(false, 'makenotion/notion-mcp-server#102'),
  bearsUntypedEnum: inOutputs(false),
  bearsEmptyObject: inOutputs(true),
  needsItems: inOutputs(true),
  needsProperties: inOutputs(true),
  needsTypedBranches: inOutputs(false),
  loneTypes: inOutputs([]),
  size: inOutputs({
    properties: 5000,
    levels: 10,
    characters: 120_000,
    enumValues: 1000,
    longEnum: { from: 250, characters: 15_000 },
  }),
}
