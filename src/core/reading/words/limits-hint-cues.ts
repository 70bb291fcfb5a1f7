import { type Cue, cuesOf, en } from './cue'
import { VALUES_EN } from './phrases'

/** Soft advice, defaults, what is required: they hint at a limit and state none. */
export const LIMITS_HINT_CUES: readonly Cue[] = cuesOf('limits', [
  [
    1,
    'requires require',
    /\brequires? (?:an?|the|both|that)?\b/i,
    'Requires a user-provided number.',
    /\b(?:that|which|tasks?|who|problems?|may|not|fields?|anything|work|issues?) requires?\b/i,
  ],
  [
    1,
    'only',
    /\bonly (?:include|provide|pass|send|give|specify) (?:the )?(?:fields?|values?|propert(?:y|ies)|parts?)\b/i,
    'Only provide fields to change.',
  ],
  [
    1,
    'access',
    /\b(?:identity|user|account|token|caller|key) (?:has|have) access to\b/i,
    'Lists the shops the account has access to.',
  ],
  [
    1,
    'avoid',
    /\bto avoid (?:[\w-]+ ){0,3}(?:errors?|limits?|timeouts?|failures?)\b/i,
    'Name the shop to avoid permission errors.',
  ],
  [1, 'common', /^\W*common mistakes\b/i, 'Common mistakes: no id.'],
  [1, 'always', /^\W*always use the\b(?! tool)/i, 'Always use the latest snapshot.'],
  [1, 'default defaults', /^\W*defaults? to \S/i, 'Defaults to two instances.'],
  [1, 'read', /\bread[- ]only\b/i, 'Read-only.'],
  [
    1,
    'required optional mandatory',
    /\b(?:is|are) (?:\w+ )?(?:required|optional|mandatory)\b|\brequired\b/i,
    'The id is required.',
    /\b(?:when|as|if|the|all|any|no|following|of|with|include|including|missing) required\b|\brequired (?:and|or|vs\.?) optional\b|\(required\)|\brequired (?:first |next |last )?step\b|\brequired (?:to|for|by|information|params?|fields?|input)\b|\bno\b[^.]{0,24}\brequired\b/i,
  ],
  [
    1,
    'should avoid recommended consider',
    /\b(?:should|avoid|(?:is|are|it['’]s|strongly|highly) recommended|recommended:|consider)\b/i,
    'The query should be short.',
    /\bshould be (?:displayed|shown)|\bconsider using\b|\b(?:if|when) .{0,120}\bshould\b.{0,80}\buse\b|\brecommended (?:for|when|tool|products?|items?|actions?|articles?|movies?)\b|\b(?:what|how|which|why|whether|that)\b[^.]{0,40}\bshould\b|\bto avoid\b|\bused to\b|\bnot consider\b/i,
  ],
  [
    1,
    'error errors #',
    /\b(?:errors?|error responses?)\b ?[:：]|\b[45]\d\d: /i,
    'Error responses: 400.',
  ],
  [
    1,
    'provide providing use choose pass give specify supply',
    /\bprovid(?:e|ing)\b[^.]{0,60}\bone of\b|\b(?:use|provide|pass|give|specify|supply) either\b/i,
    'Use either a name or a number.',
  ],
  [
    1,
    'default defaults',
    /[(（,] ?(?:the )?(?:defaults?|default value)(?: (?:is|of|to)|[:=])? ?(?:['"\x60]?\w+['"\x60]?)[)）,]|\bby default,? (?:the )?\w+ (?:is|are) (?:set to )?\d|\bdefault (?:is|of|[:=]) ?['"\x60]?\w/i,
    'Raise the depth (default 3) to see more.',
    /\(default\)/i,
  ],
  [
    1,
    'use',
    /^\W*use [\x60'"]?[\w-]+[\x60'"]? (?:for|to|when|if) [^.;]{3,60},? (?:or|and) [\x60'"]?[\w-]+[\x60'"]? (?:for|to|when|if) \w/i,
    'Use code for countries or zone for regions.',
    /\b(?:this|it|tool)\b/i,
  ],
  [
    1,
    'all parameters arguments fields filters options optional',
    /\b(?:all|both|every|most) (?:of the )?(?:parameters?|arguments?|fields?|filters?|options?|inputs?) (?:are|is|being) optional\b/i,
    'All parameters being optional.',
  ],
  [
    1,
    'only use',
    en(String.raw`\bonly (?:use|call|run) (?:this(?: tool| function)?|it) with ${VALUES_EN}\b`),
    'Only use it with URLs that are known.',
  ],
  [
    1,
    'prefer',
    /^\W*prefer (?!this|the \w+ tool|calling|using)(?:an? |the )?[a-z]+(?:-[a-z]+)* (?!tool)[a-z]+[^.]* (?:for|over|unless|when|if|to|whenever)\b/i,
    'Prefer short names for shops.',
  ],
  [
    1,
    'since',
    /\bsince (?:the )?(?:last|latest|previous|most recent) [a-z]+\b/i,
    'Lists what came since the last visit.',
  ],
  [1, 'write', /\bwrite-only\b/i, 'Secrets are write-only.'],
  [
    1,
    'sorted ordered newest oldest most recent latest only',
    /\bonly the (?:most recent|latest|newest|last|first|top)\b/i,
    'Gives only the latest order.',
  ],
  [1, 'require requires', /\brequires? [\x60'"*]/i, 'All of them require `id`.'],
  [1, 'conflict', /\bon (?:\w+ )?conflicts?\b/i, 'Says what happens on name conflict.'],
  [
    1,
    'differ vary deviate',
    /\b(?:may|might|can) (?:differ|vary|deviate)\b(?! by\b)/i,
    'The count may differ from what is changed.',
  ],
])
