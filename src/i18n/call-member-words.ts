import { voices } from './two-voices'

/** Both voices for what is said of the members of an object, of the contract, and of the call as a whole. */
export const CALL_MEMBER_WORDS = {
  missing: voices(
    { en: '{field} is required and missing.{under}', zh: '缺少必填的{field}。{under}' },
    {
      en: '{field}: required, but missing. If the user did not say it, ask; do not invent it.',
      zh: '{field}：必填，但没有给出。用户没有说就去问，不要编造。',
    },
  ),
  'missing-with': voices(
    {
      en: '{field} is missing; it is required when {with} is given.',
      zh: '缺少{field}；给出{with}时它是必填的。',
    },
    {
      en: '{field}: required because {with} is given, but missing. Send both or neither; if the user did not say it, ask.',
      zh: '{field}：给出了{with}，就必须同时给出它。要么都给，要么都不给；用户没有说就去问。',
    },
  ),
  'needs-one': voices(
    { en: '{field} needs {groups}.', zh: '{field}需要{groups}。' },
    {
      en: '{field}: expected {groups}, got none of them. Use what the user said; if nothing fits, ask.',
      zh: '{field}：需要{groups}，但一个也没有给出。请用用户说过的信息；没有就去问。',
    },
  ),
  extra: voices(
    {
      en: '{field} is no parameter, and the schema allows no others.',
      zh: '没有{field}这个参数，模式也不允许其他参数。',
    },
    {
      en: '{field}: not a parameter of this tool. Leave it out.',
      zh: '{field}：此工具没有这个参数。请去掉。',
    },
  ),
  misspelt: voices(
    {
      en: '{field} is no parameter; {meantName} is likely meant.',
      zh: '没有{field}这个参数，很可能是指{meantName}。',
    },
    {
      en: '{field}: not a parameter of this tool. If you mean {meantName}, send the value under that name.',
      zh: '{field}：此工具没有这个参数。如果是指{meantName}，请改用这个名称。',
    },
  ),
  name: voices(
    { en: 'The name {field} is not allowed here.', zh: '这里不允许{field}这个名称。' },
    {
      en: '{field}: a field of this name is not allowed here. Use a name as the description asks for it.',
      zh: '{field}：这里不允许这个名称。请按说明命名。',
    },
  ),
  'item-extra': voices(
    { en: '{field} is one item too many.', zh: '{field}是多出来的一项。' },
    { en: '{field}: one item too many. Leave it out.', zh: '{field}：多出一项。请去掉。' },
  ),
  refused: voices(
    {
      en: '{field} may not be {got}: the schema rules it out.',
      zh: '{field}不能是{got}：模式排除了它。',
    },
    {
      en: '{field}: {got} is not allowed here. Leave it out or send another value.',
      zh: '{field}：这里不允许{got}。请去掉或换一个值。',
    },
  ),
  several: voices(
    {
      en: '{field} fits several branches of oneOf; it must fit exactly one.',
      zh: '{field}同时符合oneOf的几个分支，只能符合一个。',
    },
    {
      en: '{field}: this can be understood in several ways that exclude each other. Send the fields of one of them only.',
      zh: '{field}：可以按几种互斥的方式理解。请只给出其中一种的字段。',
    },
  ),
  'no-branch': voices(
    { en: '{field} fits no branch: {got}.', zh: '{field}不符合任何分支：{got}。' },
    {
      en: '{field}: {got} is none of the forms that are allowed here. See the description of the field.',
      zh: '{field}：{got}不是这里允许的任何一种形式。请看该字段的说明。',
    },
  ),
  injected: voices(
    {
      en: '{field} is filled in by the system{source}, and the model filled it in: {got}.',
      zh: '{field}由系统填写{source}，模型却自己填了{got}。',
    },
    {
      en: '{field}: the system fills this in. Leave it out.',
      zh: '{field}：由系统填写。请去掉。',
    },
  ),
  'extra-open': voices(
    {
      en: '{field} is no parameter; the schema lets it pass, the program likely ignores it.',
      zh: '没有{field}这个参数；模式会放行，程序多半会忽略它。',
    },
    { en: '{field}: not a parameter of this tool.', zh: '{field}：此工具没有这个参数。' },
  ),
  'misspelt-open': voices(
    {
      en: '{field} is no parameter; {meantName} is likely meant. The schema lets it pass.',
      zh: '没有{field}这个参数，很可能是指{meantName}；模式会放行。',
    },
    {
      en: '{field}: not a parameter of this tool. If you mean {meantName}, send the value under that name.',
      zh: '{field}：此工具没有这个参数。如果是指{meantName}，请改用这个名称。',
    },
  ),
  'whole-with-point': voices(
    {
      en: '{field} is {got}: an integer by JSON Schema, but some checks written by hand refuse it.',
      zh: '{field}是{got}：按JSON Schema算整数，但有些手写的检查会拒绝它。',
    },
    { en: '{field}: write whole numbers without a point.', zh: '{field}：整数不要带小数点。' },
  ),
  'needs-confirmation': voices(
    {
      en: 'Before it runs, {who} must agree{when}. The host asks; no argument can say so.',
      zh: '运行前须由{who}确认{when}。由平台去问，参数里写什么都不算。',
    },
    { en: 'The system asks for agreement before it runs.', zh: '运行前系统会请求确认。' },
  ),
  unconfirmed: voices(
    {
      en: 'What the call does cannot be taken back, and by the contract nobody has to agree before it runs.',
      zh: '这个调用做了就无法撤销，而契约没有要求任何人事先确认。',
    },
    { en: 'This cannot be taken back.', zh: '此操作无法撤销。' },
  ),
  hidden: voices(
    {
      en: 'The tool is hidden from exports: a model should not know of it.',
      zh: '这个工具不导出，模型本不该知道它。',
    },
    { en: 'This tool is not available.', zh: '这个工具不可用。' },
  ),
  'no-schema': voices(
    {
      en: 'The tool has no input schema, so nothing could be checked.',
      zh: '这个工具没有输入模式，无从检查。',
    },
    { en: 'The arguments were not checked.', zh: '参数未经检查。' },
  ),
  undecided: voices(
    { en: '{field} could not be judged: {reason}', zh: '{field}无法判断：{reason}' },
    { en: '{field}: could not be checked.', zh: '{field}：无法检查。' },
  ),
}
