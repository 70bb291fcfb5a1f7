import { beforeEach, describe, expect, it } from 'vitest'
import {
  redone,
  setStartedAfresh,
  toolAdded,
  toolReplaced,
  toolTextTyped,
  undone,
  useDocument,
} from './document'

const texts = () => useDocument.getState().set.tools.map((tool) => tool.text)
const firstId = () => useDocument.getState().set.tools[0]!.id

describe('a tool replaced by a pasted definition', () => {
  beforeEach(() => {
    setStartedAfresh()
    toolTextTyped(firstId(), '{"name": "before"}')
    toolAdded('{"name": "last"}')
  })

  it('takes the text’s place, with the further tools right after it', () => {
    toolReplaced(firstId(), ['{"name": "a"}', '{"name": "b"}', '{"name": "c"}'])
    expect(texts()).toEqual(['{"name": "a"}', '{"name": "b"}', '{"name": "c"}', '{"name": "last"}'])
  })

  it('is one step to undo together with the paste, and one to redo', () => {
    const id = firstId()
    toolTextTyped(id, '[pasted]', 'paste')
    toolReplaced(id, ['{"name": "a"}', '{"name": "b"}'], 'paste')
    undone()
    expect(texts()).toEqual(['{"name": "before"}', '{"name": "last"}'])
    redone()
    expect(texts()).toEqual(['{"name": "a"}', '{"name": "b"}', '{"name": "last"}'])
  })

  it('changes nothing when there is nothing to put there', () => {
    const { set } = useDocument.getState()
    toolReplaced(firstId(), [])
    expect(useDocument.getState().set).toBe(set)
  })
})
