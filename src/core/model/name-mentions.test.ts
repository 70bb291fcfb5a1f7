import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import { parse } from '../json/parse'
import { mentionsOfName, renamingMentionsOfName } from './name-mentions'

const read = (text: string) => parse(text).root!
const TOOL = `{
  "description": { "does": "Needs order_id. order_id2 is another; x.order_id too.", "limits": "没有order_id就先问。" },
  "inputSchema": {
    "properties": {
      "id": { "description": "As in \`city\` or city; inner-city is none. Cityscape.", "pattern": "order_id", "default": "order_id" },
      "order_id": { "enum": ["order_id"], "title": "order_id" }
    }
  },
  "contract": { "confirmation": { "when": "order_id is new" }, "checks": [{ "error": "order_id" }] }
}`

describe('mentions of a name in the texts of a tool', () => {
  it.each([
    [
      'order_id',
      [
        'description/does',
        'description/limits',
        'inputSchema/properties/order_id/title',
        'contract/confirmation/when',
      ],
    ],
    ['city', ['inputSchema/properties/id/description', 'inputSchema/properties/id/description']],
    ['', []],
    ['absent', []],
  ])('%s', (name, expected) => {
    expect(mentionsOfName(read(TOOL), name).map(({ path }) => path.join('/'))).toEqual(expected)
  })

  it('are sure where they are written as a name, and only then', () => {
    expect(mentionsOfName(read(TOOL), 'city').map(({ isSure }) => isSure)).toEqual([true, false])
    expect(mentionsOfName(read(TOOL), 'order_id').every(({ isSure }) => isSure)).toBe(true)
  })

  it('become the new name in place, and nothing else changes', () => {
    const tool = read(TOOL)
    const edited = applyEdits(
      TOOL,
      renamingMentionsOfName(tool, mentionsOfName(tool, 'order_id'), 'order_no'),
    )
    expect(edited.ok && edited.text).toBe(
      TOOL.replace('Needs order_id.', 'Needs order_no.')
        .replace('没有order_id', '没有order_no')
        .replace('"title": "order_id"', '"title": "order_no"')
        .replace('order_id is new', 'order_no is new'),
    )
  })
})
