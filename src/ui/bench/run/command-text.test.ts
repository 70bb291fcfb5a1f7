import { describe, expect, it } from 'vitest'
import { START_FORM } from '../../../state/run-form'
import { commandFiles, commandText } from './command-text'

const form = { ...START_FORM, model: 'my model', temperature: '0' }

describe('the command that asks the same', () => {
  it('names files, server, model and the variable of the key, and holds no key', () => {
    const at = { baseUrl: 'https://api.deepseek.com/v1', wire: 'openai-chat' } as const
    expect(commandText(form, at, commandFiles(['a', 'b']), true).split(' \\\n  ')).toEqual([
      'toolwright bench set.json',
      '--arm version-1.json',
      '--arm version-2.json',
      '--base-url https://api.deepseek.com/v1',
      "--model 'my model'",
      '--key-env DEEPSEEK_API_KEY',
      '--trials 3',
      '--temperature 0',
      '--max-calls 500',
      '--out bench-run.json',
    ])
  })

  it('says the wire where the address does not', () => {
    const at = { baseUrl: 'http://localhost:9/v1', wire: 'anthropic' } as const
    expect(commandText(form, at, commandFiles([]), false)).toContain('--wire anthropic')
  })

  it('takes whatever was typed for a text', () => {
    const at = { baseUrl: 'http://localhost:9/v1', wire: 'openai-chat' } as const
    const evil = { ...form, model: "x'; rm -rf $HOME; '" }
    expect(commandText(evil, at, commandFiles([]), false)).toContain(
      `--model 'x'\\''; rm -rf $HOME; '\\'''`,
    )
  })
})
