import { str } from '../../../json/node'
import { nameOf } from '../../../model/tool'
import { nameWords } from '../../../reading/words/name-words'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const PORTABLE = /^[A-Za-z0-9_-]+$/
/** What the protocol itself takes; the model vendors take less. */
const PROTOCOL = /^[A-Za-z0-9_.-]{1,128}$/
const MAX_LENGTH = 64

export const namePortable = defineRule({
  id: 'name-portable',
  group: 'naming',
  severity: 'error',
  evidence: 'vendor-limit',
  source:
    'OpenAI and Claude: ^[a-zA-Z0-9_-]{1,64}$; MCP 2025-11-25 also takes a dot and 128 characters.',
  summary: {
    en: 'The name has only letters, digits, _ and -, and at most 64 of them.',
    zh: '名称只含英文字母、数字、下划线和连字符，最长 64 个字符。',
  },
  why: {
    en: 'OpenAI and Claude refuse the whole list of tools for one other character. A name in another script belongs in the title.',
    zh: '只要有一个别的字符，OpenAI 和 Claude 就会拒绝整份工具列表。中文名请写在标题里。',
  },
  messages: {
    characters: {
      en: 'OpenAI and Claude refuse the name "{name}" for {characters}.',
      zh: '名称“{name}”含有 {characters}，OpenAI 和 Claude 会拒绝。',
    },
    length: {
      en: 'The name has {length} characters; OpenAI takes at most {max}.',
      zh: '名称有 {length} 个字符，OpenAI 最多接受 {max} 个。',
    },
  },
  fixes: {
    rename: { en: 'Rename it to {to}', zh: '改名为 {to}' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { name: 'orders_get_order' })] },
      { lang: 'zh', tools: [exampleTool('zh', { members: { title: '查询订单' } })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { name: 'shop.get order' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: '查询订单' })] },
    ],
  },
  check: ({ tool }, report) => {
    const name = nameOf(tool)
    if (name === '') return
    const severity = PROTOCOL.test(name) ? 'warning' : 'error'
    if (!PORTABLE.test(name)) {
      const found = [...new Set(name.match(/[^A-Za-z0-9_-]/gu))].slice(0, 5)
      const characters = found.map((c) => `"${c}"`).join(' ')
      report({
        message: 'characters',
        path: ['name'],
        values: { name, characters },
        severity,
        ...fixFor(name),
      })
    } else if (name.length > MAX_LENGTH) {
      report({
        message: 'length',
        path: ['name'],
        values: { length: name.length, max: MAX_LENGTH },
        severity,
      })
    }
  },
})

/** Snake case of the words that are Latin; none where nothing readable would be left. */
function fixFor(name: string) {
  const latin = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const to = nameWords(latin).join('_')
  const isWhole = PORTABLE.test(to) && to.length <= MAX_LENGTH && /[a-z]/.test(to)
  if (!isWhole) return {}
  return {
    fix: {
      id: 'rename' as const,
      values: { to },
      edits: [{ op: 'set' as const, path: ['name'], value: str(to) }],
    },
  }
}
