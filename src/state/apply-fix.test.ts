import { describe, expect, it } from 'vitest'
import { str } from '../core/json/node'
import { parse, rootObject } from '../core/json/parse'
import { saveSet } from '../core/model/tool-set'
import { fixApplied } from './apply-fix'
import { newToolId, setOpened, undone, useDocument } from './document'
import { newSet } from '../core/model/tool-set'

const toolText = (name: string) => `{"name": "${name}", "inputSchema": {"type": "object"}}`
const edits = [{ op: 'set', path: ['name'], value: str('get_record') } as const]
const names = () =>
  useDocument.getState().set.tools.map(({ text }) => /"name":\s*"(\w*)"/.exec(text)![1])
const opened = () => {
  setOpened(newSet('', [toolText('manage_record'), toolText('send_mail')], newToolId))
  return useDocument.getState().set.tools[0]!.id
}

describe('a fix', () => {
  it('that makes several tools of one puts them behind it, and one undo takes all back', () => {
    const id = opened()
    const before = saveSet(useDocument.getState().set)
    const tools = ['create_record', 'delete_record'].map((name) =>
      rootObject(parse(toolText(name)))!,
    )
    expect(fixApplied(id, { edits, tools })).toBeUndefined()
    expect(names()).toEqual(['get_record', 'create_record', 'delete_record', 'send_mail'])
    expect(useDocument.getState().selected).toBe(id)
    undone()
    expect(saveSet(useDocument.getState().set)).toBe(before)
  })

  it('without further tools edits its tool alone', () => {
    fixApplied(opened(), { edits })
    expect(names()).toEqual(['get_record', 'send_mail'])
  })

  it('that does not fit the text changes nothing and adds no tool', () => {
    const id = opened()
    const wrong = [{ op: 'remove', path: ['title'] } as const]
    const tools = [rootObject(parse(toolText('create_record')))!]
    expect(fixApplied(id, { edits: wrong, tools })).toBe('no-such-path')
    expect(names()).toEqual(['manage_record', 'send_mail'])
  })
})
