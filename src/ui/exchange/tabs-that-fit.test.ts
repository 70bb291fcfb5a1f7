import { describe, expect, it } from 'vitest'
import { tabsThatFit } from './tabs-that-fit'

const named = (...names: string[]) => names.map((name) => ({ key: name, name }))
const main = named('OpenAI', 'Responses', 'Claude', 'MCP', 'DeepSeek')
const others = named('LangChain Python', 'Qwen')

describe('the tabs that fit', () => {
  it.each([
    ['all where there is room', [], 900, 'OpenAI Responses Claude MCP DeepSeek'],
    ['fewer where there is less', [], 320, 'OpenAI Responses Claude'],
    ['one at least', [], 0, 'OpenAI'],
    [
      'a tab for what is chosen from the menu',
      ['Qwen'],
      900,
      'OpenAI Responses Claude MCP DeepSeek Qwen',
    ],
    ['which takes the place of the last', ['Qwen'], 320, 'OpenAI Responses Qwen'],
    ['or of several, when its name is long', ['LangChain Python'], 320, 'OpenAI LangChain Python'],
    [
      'a tab for a vendor of those that have no room',
      ['DeepSeek'],
      330,
      'OpenAI Responses DeepSeek',
    ],
    [
      'the chosen one stays, whatever was before',
      ['Claude', 'Qwen'],
      320,
      'OpenAI Responses Claude',
    ],
    [
      'the one of before where that takes no chosen one away',
      ['OpenAI', 'Qwen'],
      330,
      'OpenAI Responses Qwen',
    ],
    ['nothing unknown', ['gone'], 320, 'OpenAI Responses Claude'],
  ])('%s', (_, wanted, room, tabs) =>
    expect(
      tabsThatFit(main, others, wanted, room)
        .map(({ name }) => name)
        .join(' '),
    ).toBe(tabs),
  )
})
