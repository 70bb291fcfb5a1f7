import type { Edit } from '../../../json/edit'
import { get, getIn, itemsOf, type JsonNode, str, stringOf } from '../../../json/node'
import { hiddenIn, mayHide } from '../../../reading/hidden-characters'
import { type SeenText, seenTexts } from '../../../reading/model-texts'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const noHiddenCharacters = defineRule({
  id: 'no-hidden-characters',
  group: 'description',
  severity: 'error',
  evidence: 'guidance',
  source:
    'snyk agent-scan W021, mcpolish MP040: hidden characters carry orders that a reviewer cannot see.',
  summary: {
    en: 'No text has characters that people cannot see.',
    zh: '文字里没有人眼看不见的字符。',
  },
  why: {
    en: 'The model reads them and the reviewer does not, so they can carry orders; in a name or a value they make two texts differ that look the same.',
    zh: '模型读得到，评审的人看不到，里面可能藏着指令；出现在名称或取值里，会让看起来一样的两段文字其实不同。',
  },
  messages: {
    hidden: {
      en: '{count} hidden characters in this text: {characters}.',
      zh: '这段文字里有 {count} 个看不见的字符：{characters}。',
    },
    spelled: {
      en: 'Hidden characters in this text spell "{spelled}" for the model.',
      zh: '这段文字里藏着只有模型读得到的内容：“{spelled}”。',
    },
  },
  fixes: {
    remove: { en: 'Remove the hidden characters', zh: '去掉看不见的字符' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', { members: { title: 'Orders 👩\u200d💻 1\ufe0f⃣' } })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { members: { title: '查询订单　（新）' } })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { members: { title: 'Get\u200b order \u202etxt\u202c' } })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { members: { title: '查询\u200b订单' } })] },
    ],
  },
  check: ({ tool }, report) => {
    if (!mayHide(tool)) return
    for (const seen of seenTexts(tool)) {
      const hidden = hiddenIn(seen.text)
      if (!hidden) continue
      const edits = editsFor(tool, seen, hidden.without)
      const fix = edits ? { fix: { id: 'remove' as const, values: {}, edits } } : {}
      const characters = hidden.characters
        .slice(0, 5)
        .map(({ code, name }) => `${code} ${name}`)
        .join(', ')
      const { count, spelled } = hidden
      const { path } = seen
      if (spelled.trim() === '')
        report({ message: 'hidden', path, values: { count, characters }, ...fix })
      else report({ message: 'spelled', path, values: { spelled: spelled.slice(0, 80) }, ...fix })
    }
  },
})

/** Exactly these characters go, unless nothing would be left or the text would meet its neighbour. */
function editsFor(
  tool: JsonNode,
  { path, isKey }: SeenText,
  without: string,
): readonly Edit[] | undefined {
  const parent = getIn(tool, path.slice(0, -1))
  if (without.trim() === '') return undefined
  if (!isKey) {
    const isThere = itemsOf(parent).some((item) => stringOf(item) === without)
    return isThere ? undefined : [{ op: 'set', path, value: str(without) }]
  }
  if (get(parent, without) !== undefined) return undefined
  return [...requiredEdits(tool, path, without), { op: 'rename', path, to: without }]
}

/** A parameter that is renamed keeps its place in `required`. */
function requiredEdits(tool: JsonNode, path: readonly (string | number)[], to: string): Edit[] {
  if (path.at(-2) !== 'properties') return []
  const at = [...path.slice(0, -2), 'required']
  return itemsOf(getIn(tool, at)).flatMap((item, i): Edit[] =>
    stringOf(item) === path.at(-1) ? [{ op: 'set', path: [...at, i], value: str(to) }] : [],
  )
}
