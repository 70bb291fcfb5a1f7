import { expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { readTool } from './read-tool'

const read = (name: string, texts: Readonly<Record<string, string>>): readonly string[] =>
  readTool(
    fromPlain({
      name,
      description: 'Does it.',
      inputSchema: {
        properties: Object.fromEntries(
          Object.entries(texts).map(([key, description]) => [key, { type: 'string', description }]),
        ),
      },
    }),
  ).injected

it.each([
  ['send_note', 'tenant-access-token', 'Proof of the tenant'],
  ['send_note', 'user_access_token', '用户的访问凭证'],
  ['send_note', 'hook_key', '机器人的 key'],
  ['send_note', 'webhook_secret', 'Signs the message'],
  ['send_note', 'Notion-Version', 'Which version of the interface'],
  ['send_note', 'ledger', 'Which ledger is charged. Sent as the X-Ledger-ID header.'],
  ['send_note', 'ledger', '记账的项目，作为 X-Ledger-ID 请求头发送。'],
  ['send_note', 'uid', 'User id'],
  ['send_note', 'uid', '用户唯一标识'],
  ['list_company_departments', 'companyId', 'Company ID'],
])('%s knows %s: %s', (tool, name, text) => {
  expect(read(tool, { [name]: text })).toEqual([name])
})

it.each([
  ['get_track', 'uid', 'Track unique ID'],
  ['get_track', 'uid', '曲目编号'],
  ['get_track', 'uid', 'Unique identifier of the track'],
  ['get_company', 'companyId', 'Company ID'],
  ['add_hook', 'webhook_url', 'Where the news is sent'],
  ['set_client', 'ring', 'updateRing 时的编号；省略时默认使用当前环境'],
  ['get_app', 'app_id', 'Which app'],
])('%s asks for %s: %s', (tool, name, text) => {
  expect(read(tool, { [name]: text })).toEqual([])
})

it('an id of a program beside its secret is a setting', () => {
  expect(read('send_note', { appid: '应用标识', app_secret: '应用密钥', to: '收件人' })).toEqual([
    'appid',
    'app_secret',
  ])
})
