// A server on standard streams, for the tests of `pull`. Its first argument is a JSON text: the raw
// result of `tools/list` for each cursor, and what it does wrong.
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const { pages, greets, answersOnly, dies, isStubborn, pidFile, marks } = JSON.parse(process.argv[2])

if (pidFile) appendFileSync(pidFile, `${process.pid}\n`)
if (greets) console.log('Server ready!\n{not json}')
if (marks) console.error(`mark: ${process.env.MARK}, home: ${process.env.TOOLWRIGHT_UNSEEN}`)
if (isStubborn) {
  process.on('SIGTERM', () => undefined)
  setTimeout(() => undefined, 600_000)
}

const say = (id, body) => process.stdout.write(`{"jsonrpc":"2.0","id":${id},${body}}\n`)

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line)
  if (id === undefined || (answersOnly && !answersOnly.includes(method))) return
  if (dies) {
    console.error('\u001b[31mno key given: ' + process.env.MARK + '\u001b[0m')
    process.exit(3)
  }
  const version = params?.protocolVersion
  const greeting = {
    protocolVersion: version,
    capabilities: {},
    serverInfo: { name: 'f', version: '1' },
  }
  if (method === 'initialize') say(id, `"result":${JSON.stringify(greeting)}`)
  else say(id, pages[params?.cursor ?? ''] ?? '"error":{"code":-32602,"message":"no such page"}')
})
