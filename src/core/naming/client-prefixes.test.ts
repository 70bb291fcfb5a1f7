import { describe, expect, it } from 'vitest'
import { CLIENT_PREFIXES, fitsWithPrefix, prefixedNames } from './client-prefixes'

describe('a name behind the prefix of a client', () => {
  it.each([
    [26, 'mcp__workers-logs__', 64, true],
    [45, 'mcp__workers-logs__', 64, true],
    [46, 'mcp__workers-logs__', 64, false],
    [59, 'g:', 60, false],
    [52, 'posthog:', 60, true],
    [53, 'posthog:', 60, false],
    [64, '', 64, true],
  ])('of %i letters fits behind %s into %i: %s', (length, prefix, most, fits) => {
    const name = 'n'.repeat(length)
    expect(fitsWithPrefix(name, prefix, most)).toEqual({
      full: prefix + name,
      length: prefix.length + length,
      most,
      fits,
    })
  })

  it('is counted for each client that is known', () => {
    const server = 'workers-observability-of-acme-inc'
    const fits = (name: string, plugin?: string) =>
      prefixedNames(name, { server, ...(plugin === undefined ? {} : { plugin }) }).map(
        (each) => `${each.client}: ${each.length} ${each.fits}`,
      )
    expect(fits('query_observability_events')).toEqual(['Claude Code: 66 false', 'Cursor: 60 true'])
    expect(fits('query', 'acme')).toEqual([
      'Claude Code: 45 true',
      'Claude Code, plugin: 57 true',
      'Cursor: 39 true',
    ])
  })

  it('is behind the server as the client writes it', () => {
    expect(prefixedNames('f', { server: 'my server.$&' })[0]!.full).toBe('mcp__my_server_____f')
  })

  it('is known from a page and a report each', () => {
    for (const { page, seen, read } of CLIENT_PREFIXES) {
      expect(page).toMatch(/^https:/)
      expect(seen).toMatch(/^[\w.-]+\/[\w.-]+#\d+$/)
      expect(read).toMatch(/^\d{4}-\d{2}$/)
    }
  })
})
