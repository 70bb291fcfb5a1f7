import { get, membersOf } from '../../../json/node'
import { HINTS } from '../../../model/annotations'
import { flagOf } from '../../../model/flag'
import { nameWords } from '../../../reading/words/name-words'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'
import { WITHOUT_QUOTES, withoutQuotes } from '../../without-quotes'

/** A hint by its words without "hint" and "is", so that `read_only` and `isReadOnly` are known. */
const core = (key: string): string =>
  nameWords(key)
    .filter((word) => word !== 'hint' && word !== 'is')
    .join('')
    .replace(/hint$/, '')
    .replace('readonly', 'readonly')
    .replace(/^(?:idempotence|idempotency)$/, 'idempotent')

const MEANT: ReadonlyMap<string, (typeof HINTS)[number]> = new Map(
  HINTS.map((hint) => [core(hint), hint]),
)

export const annotationsWellFormed = defineRule({
  id: 'annotations-well-formed',
  group: 'contract',
  severity: 'error',
  evidence: 'vendor-limit',
  source: 'MCP schema: hints are booleans; cyanheads annotation-type, agnix MCP-006.',
  needs: 'annotations',
  summary: {
    en: 'Annotations are spelt as MCP spells them, and hints are true or false.',
    zh: '注解按MCP的拼法书写，提示的值是true或false。',
  },
  why: {
    en: 'A client that checks what it gets refuses the whole list for one hint in quotes; one that does not looks past it.',
    zh: '会检查的客户端因为一个带引号的提示就拒收整个列表；不检查的则当它不存在。',
  },
  messages: {
    noObject: {
      en: 'The annotations are not an object.',
      zh: '注解不是一个对象。',
    },
    noBoolean: {
      en: '"{hint}" is neither true nor false.',
      zh: '“{hint}”的值既不是true，也不是false。',
    },
    noTitle: {
      en: 'The title in the annotations is not a text.',
      zh: '注解里的title不是文字。',
    },
    misspelt: {
      en: 'No client knows "{key}": it is spelt "{hint}".',
      zh: '客户端不认识“{key}”：应写成“{hint}”。',
    },
  },
  fixes: {
    toBoolean: WITHOUT_QUOTES,
    rename: { en: 'Rename to "{hint}"', zh: '改名为“{hint}”' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh', { members: { annotations: { category: 1 } } })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { members: { annotations: { readOnlyHint: 'true' } } })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { members: { annotations: { readonlyHint: true } } })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const node = get(tool, 'annotations')
    if (!node) return
    if (node.kind !== 'object') {
      if (node.kind !== 'null') report({ message: 'noObject', path: ['annotations'], values: {} })
      return
    }
    for (const { key, value } of membersOf(node)) {
      const path = ['annotations', key]
      if (key === 'title' && value.kind !== 'string' && value.kind !== 'null')
        report({ message: 'noTitle', path, values: {} })
      const hint = HINTS.find((each) => each === key) ?? MEANT.get(core(key))
      if (hint === undefined) continue
      if (hint !== key) {
        const fix = { id: 'rename' as const, values: { hint }, edits: [rename(path, hint)] }
        report({
          message: 'misspelt',
          path,
          values: { key, hint },
          severity: 'warning',
          ...(get(node, hint) ? {} : { fix }),
        })
      } else if (value.kind !== 'boolean') {
        const meant = flagOf(value)
        const fix = meant === undefined ? {} : { fix: withoutQuotes(path, meant) }
        report({ message: 'noBoolean', path, values: { hint }, ...fix })
      }
    }
  },
})

const rename = (path: readonly string[], to: string) => ({ op: 'rename' as const, path, to })
