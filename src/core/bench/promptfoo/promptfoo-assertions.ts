/**
 * What promptfoo runs on a reply, as bodies of functions of `output` and `context`. No text of the
 * author is ever in them: what is expected is read from the test's metadata. Two braces must not
 * follow one another at an opening, since promptfoo fills templates in here too.
 *
 * A reply is one of these, by vendor and case (promptfoo 0.121, read 2026-11): a list of calls, a
 * message with words and calls, or a text in which blocks of calls stand as JSON between blank lines.
 */
const READ_REPLY = `
const calls = [];
let said = '';
const take = (value) => {
  if (Array.isArray(value)) return value.forEach(take);
  if (value && value.function) return calls.push({ name: value.function.name, args: value.function.arguments });
  if (value && value.type === 'tool_use') return calls.push({ name: value.name, args: value.input });
  if (value && typeof value === 'object') {
    take(value.content ?? value.text ?? '');
    return take(value.tool_calls ?? []);
  }
  for (const part of String(value ?? '').split('\\n\\n')) {
    let block;
    try { block = JSON.parse(part); } catch { block = undefined; }
    if (block && block.type === 'tool_use') take(block);
    else said += part + '\\n';
  }
};
take(output);
const first = calls[0];
const { expected } = context.test.metadata;
const isRightTool = expected.is === 'tool' && first !== undefined && expected.tools.includes(first.name);
`.trim()

/** Whether the first call is of a tool that is expected; or none is made, or a question asked. */
export const TOOL_RIGHT = `${READ_REPLY}
const asks = /[?？]|请(?:您|你)?(?:先)?(?:提供|告诉|告知|补充|确认)|\\b(?:please|could you|can you) (?:tell|provide|share|give|send|confirm|specify)\\b/i.test(said);
const picked = first === undefined ? (asks ? 'a question back' : 'no tool') : first.name;
const wanted = expected.is === 'tool' ? expected.tools.join(' or ') : expected.is === 'ask' ? 'a question back' : 'no tool';
const pass = expected.is === 'tool' ? isRightTool : first === undefined && (expected.is === 'none' || asks);
return { pass, score: pass ? 1 : 0, reason: 'expected ' + wanted + ', got ' + picked };
`

/** Whether the first call has the arguments that are expected; of the right tool only. */
export const ARGUMENTS_RIGHT = `${READ_REPLY}
if (!isRightTool) return { pass: false, score: 0, reason: 'the expected tool was not called first' };
let given = first.args;
try { if (typeof given === 'string') given = JSON.parse(given); } catch { given = undefined; }
if (!given || typeof given !== 'object') return { pass: false, score: 0, reason: 'the arguments cannot be read' };
const sorted = (value) => Array.isArray(value) ? value.map(sorted)
  : value && typeof value === 'object' ? Object.keys(value).sort().map((key) => [key, sorted(value[key])])
  : value;
const same = (a, b) => typeof a === typeof b && Array.isArray(a) === Array.isArray(b) && JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const holds = (wanted) => {
  const isThere = Object.prototype.hasOwnProperty.call(given, wanted.name);
  const value = given[wanted.name];
  if (wanted.match === 'absent') return !isThere;
  if (!isThere) return false;
  if (wanted.match === 'present') return true;
  if (wanted.match === 'equal') return same(value, wanted.value);
  if (wanted.match === 'oneOf') return wanted.value.some((each) => same(value, each));
  return typeof value === 'string' && new RegExp(wanted.value, 'u').test(value);
};
const wrong = context.test.metadata.arguments.filter((wanted) => !holds(wanted)).map((wanted) => wanted.name);
return { pass: wrong.length === 0, score: wrong.length === 0 ? 1 : 0, reason: wrong.length === 0 ? 'all as expected' : 'not as expected: ' + wrong.join(', ') };
`
