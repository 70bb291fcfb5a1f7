import type { Checklist } from './checklist'

export const ENGINEERING: Checklist = {
  id: 'engineering',
  title: { en: 'Engineering', zh: '工程检查' },
  note: {
    en: 'For engineers, before a tool is registered with an agent.',
    zh: '工程师在把工具注册给智能体之前使用。',
  },
  lines: [
    {
      words: {
        en: 'The name is verb and noun; reading and writing are apart',
        zh: '名称是动词加名词，读写分开',
      },
      questions: ['name-shows-effect', 'one-function'],
    },
    {
      words: {
        en: 'The description says what it does, when to use it and its limits',
        zh: '说明写清做什么、什么时候用、有什么限制',
      },
      questions: ['says-what-it-does', 'says-when', 'says-limits'],
    },
    {
      words: {
        en: 'What the tool does and what the model does is clear',
        zh: '工具做什么、模型做什么，分得清楚',
      },
      questions: ['says-who-does-what'],
    },
    {
      words: { en: 'Secure context is filled in by the program', zh: '安全上下文由程序注入' },
      questions: ['nothing-known-asked', 'injected-sourced'],
    },
    {
      words: {
        en: 'Optional, format and allowed values are stated',
        zh: '选填、格式和可选值都已写明',
      },
      questions: ['left-out-said', 'format-stated', 'enum-used'],
    },
    {
      words: {
        en: 'Few named parameters, or one JSON text for a good reason',
        zh: '参数少而有名；用一段JSON要有理由',
      },
      questions: ['few-params', 'named-params'],
    },
    {
      words: { en: 'The result carries signals for the next step', zh: '结果里有下一步的信号' },
      questions: ['signals-stated'],
    },
    {
      words: { en: 'The result is a summary, not a data set', zh: '返回摘要，不返回整份数据' },
      questions: ['result-is-summary'],
    },
    {
      words: {
        en: 'All argument errors come at once, written for the model',
        zh: '参数错误一次返回，写给模型看',
      },
      questions: ['errors-together'],
    },
    {
      words: {
        en: 'A change can be repeated without harm and is verified',
        zh: '写操作可以安全地重复，写后有核实',
      },
      questions: ['repeat-is-harmless', 'write-verified'],
    },
    {
      words: {
        en: 'Errors are structured, and data is handed over by key',
        zh: '错误结构化，数据用键交接',
      },
      questions: ['errors-structured', 'no-carried-data'],
    },
  ],
}
