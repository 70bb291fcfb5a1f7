import type { Question } from './checklist'

/** What the lists ask about the parameters and their schema. */
export const QUESTIONS_OF_PARAMETERS: readonly Question[] = [
  {
    id: 'params-described',
    words: {
      en: 'Every parameter has a description that says more than its name.',
      zh: '每个参数都有说明，而且不只是重复参数名。',
    },
    rules: ['params-described', 'no-echo-param-description'],
  },
  {
    id: 'format-stated',
    words: {
      en: 'Formats, units and lengths are stated where the model reads them.',
      zh: '格式、单位和长度都写在模型看得到的地方。',
    },
    rules: ['format-stated', 'unit-stated', 'length-in-text', 'zeros-in-front-kept'],
  },
  {
    id: 'params-have-examples',
    words: {
      en: 'Parameters have examples.',
      zh: '参数有示例。',
    },
    rules: ['params-have-examples'],
  },
  {
    id: 'source-stated',
    words: {
      en: 'Where a value comes from is said, and what to do when the user did not give it.',
      zh: '写明参数值从哪里来，用户没说时该怎么办。',
    },
    rules: ['param-source-stated', 'asks-when-unsaid'],
  },
  {
    id: 'enum-used',
    words: {
      en: 'Values come from a list where they can, and each value can be understood.',
      zh: '能列举的取值都用列表限定，每个值的意思都看得懂。',
    },
    rules: ['enum-in-schema', 'enum-values-explained', 'enum-well-formed', 'no-exclusive-booleans'],
  },
  {
    id: 'bounds-stated',
    words: {
      en: 'Ranges, lengths and defaults stand in the schema, and no other field is let in.',
      zh: '范围、长度和默认值写进结构，不放行多余字段。',
    },
    rules: ['range-in-schema', 'default-in-schema', 'bounds-in-schema', 'closed-schema'],
  },
  {
    id: 'left-out-said',
    words: {
      en: 'What happens when an optional parameter is left out is said.',
      zh: '选填参数不填时会怎样，写得清楚。',
    },
    rules: ['says-when-left-out'],
  },
  {
    id: 'rules-between-said',
    words: {
      en: 'Rules between parameters are written in the description too.',
      zh: '参数之间的约束在说明里也写了。',
    },
    rules: ['rules-between-params-said'],
  },
  {
    id: 'required-right',
    words: {
      en: 'What is required is declared, has no default and can be supplied by the model.',
      zh: '必填项都有定义、没有默认值，并且确实能由模型给出。',
    },
    rules: [
      'required-declared',
      'required-as-array',
      'no-required-default',
      'no-injected-required',
    ],
  },
  {
    id: 'required-needed',
    words: {
      en: 'The call could not do without any of the required parameters.',
      zh: '每个必填参数都确实必不可少。',
    },
    person: {
      en: 'Whether the work can be done without a value is known to those who know the business.',
      zh: '少了某个值还能不能办，只有了解业务的人知道。',
    },
  },
  {
    id: 'nothing-known-asked',
    words: {
      en: 'The model is not asked for what the program knows: user, tenant, session, a fixed value.',
      zh: '系统已知的用户、租户、会话和固定值，不向模型索要。',
    },
    rules: ['identity-not-asked', 'no-fixed-parameter'],
  },
  {
    id: 'few-params',
    words: {
      en: 'There are at most ten parameters, few of them optional.',
      zh: '参数不超过十个，选填的不多。',
    },
    rules: ['not-too-many-params'],
  },
  {
    id: 'named-params',
    words: {
      en: 'Each value is a parameter of its own, not a part of a text with JSON or a list in it.',
      zh: '每个值都是独立的参数，不塞进一段JSON或逗号分隔的文本里。',
    },
    rules: ['no-json-string'],
  },
  {
    id: 'no-carried-data',
    words: {
      en: 'The model carries keys from tool to tool, not documents or data sets.',
      zh: '工具之间由模型传键，不传整份文档或数据。',
    },
    rules: ['no-carried-data', 'no-data-handed-on'],
  },
  {
    id: 'schema-is-sound',
    words: {
      en: 'The schema is valid: every type is right, and every parameter can be filled in.',
      zh: '参数结构有效：类型正确，每个参数都能填。',
    },
    rules: [
      'export-marks-well-formed',
      'input-schema-is-object',
      'valid-types',
      'type-declared',
      'array-has-items',
      'object-has-fields',
      'no-misspelt-keyword',
      'values-fit-schema',
      'schema-satisfiable',
      'no-dead-branch',
      'pattern-valid',
      'pattern-safe',
      'bounds-are-exact',
      'no-shared-id',
      'references-resolve',
      'no-rule-at-root',
      'null-or-left-out',
      'keyword-values-valid',
      'keywords-of-draft',
      'ids-are-text',
      'no-unused-param',
      'output-schema-valid',
    ],
  },
]
