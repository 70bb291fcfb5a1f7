import { clashesOf } from '../../../schema/clashes'
import { uselessBranches } from '../../../schema/useless-branches'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const one = (branches: object, description: string) => ({ day: { description, ...branches } })

export const noDeadBranch = defineRule({
  id: 'no-dead-branch',
  group: 'schema',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'JSON Schema 2020-12, section 10.2.1: in oneOf a value that fits two branches fits none; MCP servers with such lists refuse what they document.',
  summary: {
    en: 'Every branch of a choice can be taken.',
    zh: '每个分支都有机会被选中。',
  },
  why: {
    en: 'The model reads each branch as a way to call the tool. One that can never match is a call that is always refused.',
    zh: '模型把每个分支都当作一种调用方式。永远匹配不上的分支，就是必然被拒绝的调用。',
  },
  messages: {
    dead: {
      en: 'This branch can never match: "{a}" and "{b}" exclude each other.',
      zh: '这个分支永远匹配不上：“{a}”与“{b}”互相排斥。',
    },
    covered: {
      en: 'Whatever fits this branch of "oneOf" fits branch {other} as well, and what fits two is refused. "anyOf" allows it.',
      zh: '符合 oneOf 这个分支的值也都符合第 {other} 个分支，而同时符合两个就会被拒绝。anyOf 允许这种情况。',
    },
    twice: {
      en: 'The branch stands in "{keyword}" twice.',
      zh: '这个分支在“{keyword}”里出现了两次。',
    },
  },
  fixes: {
    anyOf: { en: 'Make it "anyOf"', zh: '改为 anyOf' },
    remove: { en: 'Remove the second', zh: '删去重复的分支' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: one(
              {
                oneOf: [
                  { type: 'string', format: 'date', examples: ['2026-03-01'] },
                  { type: 'null' },
                ],
              },
              'Day of delivery, such as 2026-03-01.',
            ),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: one({ anyOf: [{ type: 'integer' }, { type: 'null' }] }, '送达时段的编号。'),
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: one(
              { oneOf: [{ type: 'integer' }, { type: 'number' }] },
              'Number of the time slot.',
            ),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: one(
              { type: 'integer', anyOf: [{ minimum: 1 }, { type: 'null' }] },
              '送达时段的编号。',
            ),
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const { path, a, b } of clashesOf(tool).deadBranches)
      report({ message: 'dead', path, values: { a, b } })
    for (const { kind, path, keyword, other } of uselessBranches(tool)) {
      if (kind === 'twice')
        report({
          message: 'twice',
          path,
          values: { keyword },
          fix: { id: 'remove', values: {}, edits: [{ op: 'remove', path }] },
        })
      else {
        const list = path.slice(0, -1)
        report({
          message: 'covered',
          path,
          values: { other: other + 1 },
          fix: { id: 'anyOf', values: {}, edits: [{ op: 'rename', path: list, to: 'anyOf' }] },
        })
      }
    }
  },
})
