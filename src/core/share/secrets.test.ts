import { expect, test } from 'vitest'
import { secretShapes, secretsIn } from './secrets'

const key = (...parts: string[]): string => parts.join('')

// Put together from parts, so that no scanner takes this file for a leak.
const secrets: readonly [string, string][] = [
  ['api-key', key('sk-', 'test-abcdef1234567890abcdef')],
  ['api-key', key('use sk-', 'ant-api03-Ab12Cd34Ef56Gh78 here')],
  ['aws-key', key('AKIA', 'IOSFODNN7EXAMPLE')],
  ['github-token', key('ghp_', 'abcdefghijklmnopqrstuvwxyz0123456789')],
  ['slack-token', key('xoxb-', '123456789012-abcdef')],
  ['google-key', key('AIza', 'SyA1234567890abcdefghijklmnopqrstuvw')],
  ['bearer-token', key('Authorization: Bearer ', 'abc123def456ghi789')],
  ['private-key', key('-----BEGIN ', 'RSA PRIVATE KEY-----\nMIIE')],
  ['json-web-token', key('eyJ', 'hbGciOiJIUzI1NiJ9.eyJ', 'zdWIiOiIxMjM0In0.x')],
  ['password-in-url', key('postgres://admin:', 'hunter22@db.example/x')],
]

test.each(secrets)('%s is found in a value and in a name', (kind, text) => {
  const set = JSON.stringify({ tools: [{ name: 'a', inputSchema: { default: text, [text]: 1 } }] })
  expect(secretsIn(set)).toEqual([
    { path: ['tools', 0, 'inputSchema', 'default'], kind },
    { path: ['tools', 0, 'inputSchema', text], kind },
  ])
})

test('every shape has a sample', () => {
  expect(new Set(secrets.map(([kind]) => kind))).toEqual(new Set(secretShapes.map((s) => s.kind)))
})

test.each([
  'Send the header Authorization: Bearer <token>.',
  'The bearer of this ticket, ticket 12345.',
  'desk-and-task-management-system-2024',
  'sk-learn-compatible-estimators',
  'https://example.com:8080/a@b',
  'https://user:{password}@example.com',
  '-----BEGIN PUBLIC KEY-----',
  'eyJ is how a token begins',
  '使用 sk- 开头的密钥',
])('%j is not taken for a secret', (text) => {
  expect(secretsIn(JSON.stringify({ tools: [text] }))).toEqual([])
})

test('a text that is not whole JSON is searched as far as it can be read', () => {
  expect(secretsIn(`{"a": "${secrets[0]![1]}", "b": `)).toHaveLength(1)
  expect(secretsIn('')).toEqual([])
})
