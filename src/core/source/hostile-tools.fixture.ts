import fc from '../../drawn.fixture'
import { arr, bool, type JsonNode, type JsonObject, member, nil, num, obj, str } from '../json/node'

/** Texts that end, open or turn something in a source file that does not escape them. */
export const HOSTILE_TEXTS: readonly string[] = [
  'Lines with "C:\\tmp\\new"\n*/ ends nothing. Ends with "quote"',
  'Regex such as \\d+ or "a|b" — 中文“引号” ${x} `y`',
  `'single' "double" \`\${1}\` """triple""" '''triple'''`,
  'ends with a backslash \\',
  '\\u0041 \\x41 \\0 \\N{BULLET} {brace} {{double}} %s',
  '</script><!-- <\\/script>',
  'line\u2028separator\u2029and\u0085next\rreturn\r\nboth\ttab',
  'half \ud83d and half \ude00 and whole \ud83d\ude00',
  '\0\x01\x1b\x7f 0\0' + '1',
  'turned \u202e around \u2066 hidden \u200b mark \ufeff',
  '',
  ' ',
  '# not a comment // nor this /* nor this',
]

const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  '10',
  '9',
  'a-b',
  'class',
  '',
  'x y',
  '中文',
  "it's",
]

const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 })
    .map((units) => String.fromCharCode(...units)),
)

/** JSON values with such texts and names, and numbers as they are written. */
export const hostileValue: fc.Arbitrary<JsonNode> = fc.letrec<{ value: JsonNode }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text.map(str),
    fc.constantFrom('0', '-1', '1.50', '1e3', '1E-7', '9223372036854775807', '0.1').map(num),
    fc.boolean().map(bool),
    fc.constant(nil),
    fc.array(tie('value'), { maxLength: 4 }).map(arr),
    fc
      .uniqueArray(fc.tuple(fc.oneof(fc.constantFrom(...HOSTILE_KEYS), text), tie('value')), {
        selector: ([key]) => key,
        maxLength: 4,
      })
      .map((members) => obj(members.map(([key, value]) => member(key, value)))),
  ),
})).value

/** A tool whose every text is one of these, for a name. */
export function hostileTool(name: string, value: JsonNode): JsonObject {
  return obj([
    member('name', str(name)),
    member('description', value.kind === 'string' ? value : str(HOSTILE_TEXTS.join(''))),
    member(
      'inputSchema',
      obj([
        member('type', str('object')),
        member(
          'properties',
          obj(
            [...HOSTILE_KEYS, ...HOSTILE_TEXTS.filter((each) => each !== '')].map((key) =>
              member(key, obj([member('description', str(key)), member('default', value)])),
            ),
          ),
        ),
      ]),
    ),
  ])
}
