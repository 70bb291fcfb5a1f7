import { describe, expect, it } from 'vitest'
import { dialectById } from '../../core/dialects/registry'
import type { JsonObject } from '../../core/json/node'
import { fromPlain } from '../../core/json/plain'
import { EXPORT_OFFER_WORDS } from '../../i18n/losses-export'
import type { ReadableTool } from '../../state/readable-tools'
import { OFFER_KINDS } from './export-offers'
import { exportOutcome } from './export-outcome'

const tool = (id: string, name: string, namespace?: string): ReadableTool => ({
  id,
  tool: fromPlain({
    name,
    description: 'D.',
    inputSchema: { type: 'object', properties: {} },
    ...(namespace === undefined ? {} : { namespace }),
  }) as JsonObject,
})
const TOOLS = [tool('t1', 'get', 'crm'), tool('t2', 'shift.plan'), tool('t3', 'find', 'wiki')]

function exported(tools: readonly ReadableTool[], keys: readonly string[], isList = true) {
  const writer = { kind: 'json' as const, dialect: dialectById('claude')! }
  const scope = { isList, fileName: 'a.json', title: '', offers: new Set(keys) }
  const { files, offers } = exportOutcome(tools, writer, scope)
  return {
    names: [...(files[0]?.text ?? '').matchAll(/"name": "([^"]+)"/g)].map((hit) => hit[1]),
    offers: offers.map(({ key, isMade }) => `${key} ${isMade ? 'made' : 'open'}`),
  }
}

describe('what an export offers', () => {
  it('says of every kind what it does', () => {
    expect(Object.keys(OFFER_KINDS).sort()).toEqual(Object.keys(EXPORT_OFFER_WORDS).sort())
  })

  it('is open until it is chosen, and stays where it was then', () => {
    const keys = [
      't1 export.namespace#/namespace',
      't2 export.name#/name',
      't3 export.namespace#/namespace',
    ]
    expect(exported(TOOLS, [])).toEqual({
      names: ['get', 'find'],
      offers: keys.map((key) => `${key} open`),
    })
    expect(exported(TOOLS, [keys[1]!, keys[2]!])).toEqual({
      names: ['get', 'shift_plan', 'wiki_find'],
      offers: [`${keys[0]} open`, `${keys[1]} made`, `${keys[2]} made`],
    })
  })

  it('belongs to its tool, wherever that stands, and to no other', () => {
    const keys = ['t3 export.namespace#/namespace']
    expect(exported([TOOLS[2]!, TOOLS[0]!], keys).names).toEqual(['wiki_find', 'get'])
    expect(exported([TOOLS[0]!], keys, false).names).toEqual(['get'])
    expect(exported([TOOLS[2]!], keys, false).names).toEqual(['wiki_find'])
  })
})
