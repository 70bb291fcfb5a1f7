import { expect, test } from 'vitest'
import { isLocalAddress } from './local-address'

test.each([
  ['http://localhost:4173/', true],
  ['http://127.0.0.1/x', true],
  ['http://[::1]:80/', true],
  ['http://192.168.1.5:8080', true],
  ['http://172.20.0.1/', true],
  ['http://nas/', true],
  ['http://studio.local', true],
  ['file:///home/a/index.html', true],
  ['https://172.32.0.1/', false],
  ['https://studio.example/x/', false],
  ['https://user@studio.example', false],
  ['http://192.0.2.10:8080', false],
])('whether only this network can open %s: %s', (url, isLocal) => {
  expect(isLocalAddress(url)).toBe(isLocal)
})
