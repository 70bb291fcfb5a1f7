import { describe, expect, it } from 'vitest'
import type { Finding, Severity } from '../../core/lint/finding'
import { shareFindings, worstOf } from './share-findings'

const at = (path: Finding['path'], severity: Severity = 'warning'): Finding => ({
  rule: path.join('.'),
  severity,
  path,
  message: 'm',
  values: {},
})

describe('giving findings to fields', () => {
  const places = [
    ['name'],
    ['description'],
    ['description', 'when'],
    ['inputSchema', 'properties', 'a'],
  ]

  it.each([
    [['name'], '/name'],
    [['description'], '/description'],
    [['description', 'when'], '/description/when'],
    [['description', 'when', 3], '/description/when'],
    [['description', 'limits'], '/description'],
    [['inputSchema', 'properties', 'a', 'enum', 0], '/inputSchema/properties/a'],
  ])('%j goes to the nearest place above it, %s', (path, place) => {
    expect([...shareFindings([at(path)], places).byPlace.keys()]).toEqual([place])
  })

  it.each([[[]], [['inputSchema']], [['inputSchema', 'properties', 'ab']], [['names']]])(
    '%j has no place among them and is kept',
    (path) => {
      expect(shareFindings([at(path)], places).elsewhere).toHaveLength(1)
    },
  )

  it('takes an index for what it is, however it is written', () => {
    const { byPlace } = shareFindings([at(['a', 0, 'b'])], [['a', '0']])
    expect(byPlace.get('/a/0')).toHaveLength(1)
  })

  it('names the gravest', () => {
    expect(worstOf([at(['a'], 'info'), at(['b'], 'error')])).toBe('error')
    expect(worstOf([])).toBe(undefined)
  })
})
