import type { Checklist } from './checklist'

/** Naming 3, description 4, parameters 6, the whole set 4. */
export const SCHEMA: Checklist = {
  id: 'schema',
  title: { en: 'Schema quality', zh: '结构质量' },
  note: {
    en: 'For whoever keeps the set in shape: name, description, parameters and the set as a whole.',
    zh: '维护整套工具的人使用：名称、说明、参数和整体。',
  },
  lines: [
    {
      words: { en: 'Name: a verb first, then the object', zh: '名称：先动词，后对象' },
      questions: ['name-shows-effect'],
    },
    {
      words: {
        en: 'Name: specific, with no abbreviation',
        zh: '名称：具体，不用缩写',
      },
      questions: ['name-is-specific'],
    },
    {
      words: {
        en: 'Name: accepted everywhere, in one style',
        zh: '名称：处处可用，风格统一',
      },
      questions: ['name-is-accepted'],
    },
    {
      words: { en: 'Description: what the tool does', zh: '说明：做什么' },
      questions: ['says-what-it-does'],
    },
    {
      words: {
        en: 'Description: when to use it, and when not',
        zh: '说明：什么时候用、什么时候不用',
      },
      questions: ['says-when', 'says-when-not'],
    },
    {
      words: {
        en: 'Description: what comes back, and the limits',
        zh: '说明：返回什么、有什么限制',
      },
      questions: ['result-said', 'says-limits'],
    },
    {
      words: {
        en: 'Description: nothing that does not help the model',
        zh: '说明：没有对模型无用的内容',
      },
      questions: ['text-is-plain'],
    },
    {
      words: { en: 'Parameters: each is described', zh: '参数：每个都有说明' },
      questions: ['params-described'],
    },
    {
      words: { en: 'Parameters: the schema is valid', zh: '参数：结构有效' },
      questions: ['schema-is-sound'],
    },
    {
      words: {
        en: 'Parameters: format, unit and example are there',
        zh: '参数：有格式、单位和示例',
      },
      questions: ['format-stated', 'params-have-examples'],
    },
    {
      words: {
        en: 'Parameters: allowed values, ranges and lengths are in the schema',
        zh: '参数：可选值、范围和长度写进结构',
      },
      questions: ['enum-used', 'bounds-stated'],
    },
    {
      words: { en: 'Parameters: required is right', zh: '参数：必填合理' },
      questions: ['required-right', 'nothing-known-asked'],
    },
    {
      words: {
        en: 'Parameters: what is optional, or depends on others, is explained',
        zh: '参数：选填项和相互约束有解释',
      },
      questions: ['left-out-said', 'rules-between-said'],
    },
    {
      words: { en: 'Set: at most ten tools', zh: '整体：工具不超过十个' },
      questions: ['set-is-small'],
    },
    {
      words: { en: 'Set: at most ten parameters each', zh: '整体：每个工具参数不超过十个' },
      questions: ['few-params'],
    },
    {
      words: { en: 'Set: no function twice', zh: '整体：没有重复的功能' },
      questions: ['no-overlap'],
    },
    {
      words: {
        en: 'Set: descriptions match what the tools do',
        zh: '整体：说明与实际功能一致',
      },
      questions: ['text-agrees', 'function-matches'],
    },
  ],
}
