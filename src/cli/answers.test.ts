import { expect, it } from 'vitest'
import { answersCommand } from './answers'
import type { Io } from './command'

const TOOL = JSON.stringify({
  name: 'get_order',
  description:
    'Looks up one order by its number. Use it when the user asks where a parcel is.\nDo not use it for refunds. 返回物流状态和承运商。',
  inputSchema: {},
})

async function run(args: readonly string[], lang: 'en' | 'zh' = 'en') {
  const said = { out: '', err: '' }
  const io: Io = {
    lang,
    readFile: (path) =>
      Promise.resolve(
        path === 'a.json' ? { ok: true, text: TOOL } : { ok: false, reason: 'missing' },
      ),
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
  }
  return { code: await answersCommand.run(args, io), ...said }
}

it('prints each sentence with the questions it answers', async () => {
  expect((await run(['a.json'])).out).toBe(
    [
      'get_order',
      '  [what it does] Looks up one order by its number.',
      '  [when to use it] Use it when the user asks where a parcel is.',
      '  [when not to] Do not use it for refunds.',
      '  [what it returns] 返回物流状态和承运商。',
      '',
    ].join('\n'),
  )
  expect((await run(['a.json'], 'zh')).out).toContain('  [什么时候不用] Do not use it for refunds.')
})

it('prints the same as JSON, with offsets into the text a model reads', async () => {
  const { tools } = JSON.parse((await run(['a.json', '--format', 'json'])).out) as {
    tools: { answers: object; sentences: { start: number; end: number; answers: object }[] }[]
  }
  expect(tools[0]!.answers).toEqual({ does: 2, when: 2, whenNot: 2, returns: 2, limits: 0 })
  expect(tools[0]!.sentences[2]).toMatchObject({ start: 79, end: 105, answers: { whenNot: 2 } })
})

it.each([
  [[], 'Give at least one file.'],
  [['b.json'], 'b.json'],
  [['a.json', '--format', 'xml'], 'pretty, json'],
])('explains the wrong use %j', async (args, message) => {
  const said = await run(args)
  expect(said.code).toBe(2)
  expect(said.err).toContain(message)
})
