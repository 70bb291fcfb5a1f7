import { hasChoiceOfJobs, listOfJobs } from '../../../reading/jobs'
import { answerPath } from '../../answer-path'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const oneJob = defineRule({
  id: 'one-job',
  group: 'description',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'twentyhq/twenty#24995, Claude directory (no catch-all tool that reads and writes): one permission cannot fit several effects.',
  summary: {
    en: 'The tool has one job.',
    zh: '一个工具只做一件事。',
  },
  why: {
    en: 'A tool that reads, changes and deletes needs the permission of its worst action for all of them, and its parameters fit none of them well.',
    zh: '又查、又改、又删的工具，只能按最危险的动作授权；参数也照顾不了每一种动作。',
  },
  messages: {
    jobs: {
      en: 'The description gives the tool jobs of different effect ("{jobs}"): make a tool of each.',
      zh: '说明让一个工具做影响不同的几件事（“{jobs}”），请拆成各自的工具。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', { description: 'Searches and filters the orders of the shop.' })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { description: '按条件查询、检索订单。' })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { description: 'Create, read, update or delete an order.' })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { description: '查询、修改或取消订单。' })] },
    ],
  },
  check: ({ tool }, report) => {
    const jobs = listOfJobs(tool)
    if (jobs === undefined) return
    report({
      message: 'jobs',
      path: answerPath(tool, 'does'),
      values: { jobs },
      // One cause is counted once: the parameter that chooses the action is found too.
      ...(hasChoiceOfJobs(tool) ? { severity: 'info' } : {}),
    })
  },
})
