import { contractOf } from '../../../model/contract'
import { exampleContract } from '../../example-contract'
import { defineRule } from '../../rule'

export const injectedHaveSource = defineRule({
  id: 'injected-have-source',
  group: 'contract',
  severity: 'info',
  evidence: 'guidance',
  source:
    'FastMCP ArgTransform, Coze and Tencent ADP: a hidden argument names where it comes from.',
  needs: 'contract',
  summary: {
    en: 'What the system fills in says where it takes it from.',
    zh: '由系统填入的参数写明从哪里取。',
  },
  why: {
    en: 'Whoever wires the tool up must know whether the user is the session’s or the one in the request. A wrong source is somebody else’s account.',
    zh: '接入的人要知道用户取自会话还是取自请求。来源接错，操作的就是别人的账户。',
  },
  messages: {
    noSource: {
      en: 'Nothing says where the system takes "{name}" from.',
      zh: '没有写明系统从哪里取“{name}”。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en')] },
      { lang: 'zh', tools: [exampleContract('zh', { injected: [] })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleContract('en', { injected: ['tenant_id'] })] },
      { lang: 'zh', tools: [exampleContract('zh', { injected: [{ name: 'tenant_id' }] })] },
    ],
  },
  check: ({ tool }, report) => {
    for (const { name, source, index } of contractOf(tool)?.injected ?? [])
      if (source === undefined)
        report({ message: 'noSource', path: ['contract', 'injected', index], values: { name } })
  },
})
