import { booleanOf, getIn, type JsonObject } from '../../../json/node'
import { descriptionText } from '../../../model/description'
import { nameOf } from '../../../model/tool'
import { effectOfWord } from '../../../reading/effect-of-word'
import { nameWords } from '../../../reading/words/name-words'
import { type Action, actionChoiceOf } from '../../action-choice'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'
import { splitTool } from '../../split-tool'

const action = (values: readonly string[], description: string) => ({
  action: { type: 'string', enum: values, description },
})

export const noMixedEffects = defineRule({
  id: 'no-mixed-effects',
  group: 'params',
  severity: 'warning',
  evidence: 'guidance',
  source:
    "MCPJam no-catch-all-read-write (Claude's directory asks for it); twentyhq/twenty #24995.",
  summary: {
    en: 'One tool does not both read and write, chosen by a parameter.',
    zh: '不用一个参数在同一个工具里既查询又改动。',
  },
  why: {
    en: 'A host can approve, log or hide only whole tools: one that may delete is guarded as if it always did, or never.',
    zh: '平台只能按整个工具来审批、记录、隐藏：可能删除的工具，要么每次都拦，要么从不拦。',
  },
  messages: {
    mixed: {
      en: '"{name}" chooses between reading ({read}) and changing ({write}): make them tools of their own.',
      zh: '“{name}”可以选查询（{read}），也可以选改动（{write}）：请拆成不同的工具。',
    },
    risks: {
      en: '"{name}" chooses between what is easily put right ({mild}) and what is not ({harsh}): a host can only allow both.',
      zh: '“{name}”可以选容易改回的（{mild}），也可以选难以撤回的（{harsh}）：平台只能一并放行。',
    },
  },
  fixes: {
    split: { en: 'Split into {names}', zh: '拆成{names}' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { properties: action(['list', 'get'], 'Whether one order or all.') }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', { properties: action(['get', 'search'], '查一笔还是按条件查。') }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: action(['get', 'delete'], 'What to do with the order.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: action(['list', 'create'], '对订单做什么。') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const choice = actionChoiceOf(tool)
    if (!choice) return
    const { name, path, actions } = choice
    const valueWith = (...effects: readonly string[]): string | undefined =>
      actions.find(({ effect }) => effects.includes(effect))?.value
    const read = valueWith('read')
    const write = valueWith('write', 'destructive')
    const mild = valueWith('write')
    const harsh = valueWith('destructive')
    const isWarned = actions.some(lasts)
    if (read !== undefined && write !== undefined && !isReader(tool))
      report({
        message: 'mixed',
        path,
        values: { name, read, write },
        ...(isWarned ? {} : { severity: 'info' as const }),
        fix: () => fixOf(tool, isWarned),
      })
    else if (mild !== undefined && harsh !== undefined)
      report({
        message: 'risks',
        path,
        values: { name, mild, harsh },
        severity: 'info',
        fix: () => fixOf(tool, false),
      })
  },
})

const ONLY_PREPARES =
  /\b(?:plans?|previews?|dry[- ]run|does not (?:change|create|upload|modify|write))\b|方案|预览|不会(?:读取|修改|写入|创建|改动)/i

/** Named, marked and described as one that reads: its actions prepare changes, and make none. */
const isReader = (tool: JsonObject): boolean =>
  booleanOf(getIn(tool, ['annotations', 'readOnlyHint'])) === true &&
  ONLY_PREPARES.test(descriptionText(tool)) &&
  effectOfWord(nameWords(nameOf(tool))[0] ?? '') === 'read'

/** Of a window or tab that is looked at nothing stays; anything else that is changed does. */
const lasts = ({ value, effect }: Action): boolean =>
  (effect === 'write' || effect === 'destructive') &&
  !/^(?:switch|select|accept|dismiss|open|close|focus|activate|send_?(?:text|keys))(?:$|_|latest|tab|window)/i.test(
    value,
  )

function fixOf(tool: JsonObject, isWarned: boolean) {
  const split = splitTool(tool, isWarned)
  if (!split) return undefined
  const { names, edits, tools } = split
  return { id: 'split' as const, values: { names: names.join(', ') }, edits, tools }
}
