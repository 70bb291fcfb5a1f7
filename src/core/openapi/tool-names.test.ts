import { describe, expect, it } from 'vitest'
import { documentText, draftsIn, namesOf } from './documents.fixture'
import { draftsOf } from './drafts'
import { readApiDocument } from './read-api-document'

describe('the name of a draft', () => {
  const named = (ids: readonly (string | undefined)[]) => {
    const paths = Object.fromEntries(
      ids.map((id, i) => [`/p${i}/{a}`, { get: id === undefined ? {} : { operationId: id } }]),
    )
    const { drafts } = draftsIn(documentText({ paths }))
    const codes = drafts.map(({ losses }) =>
      losses.map((each) => each.code).filter((code) => code.includes('name')),
    )
    return { names: namesOf(drafts), codes }
  }

  it.each([
    ['list_pets', 'list_pets', []],
    ['listPets', 'listPets', []],
    ['_a__b', '_a__b', []],
    ['pulls/list-files', 'pulls_list-files', ['openapi.name-changed']],
    ['bulk.items', 'bulk_items', ['openapi.name-changed']],
    ['  Get a pet ', 'Get_a_pet', ['openapi.name-changed']],
    ['2fa', '_2fa', ['openapi.name-changed']],
    ['查询订单', 'get_p0_a', ['openapi.name-changed']],
    ['...', 'get_p0_a', ['openapi.name-changed']],
    ['', 'get_p0_a', ['openapi.named-by-address']],
    [undefined, 'get_p0_a', ['openapi.named-by-address']],
    ['x'.repeat(70), 'x'.repeat(64), ['openapi.name-changed']],
  ])('of %s is %s', (id, name, codes) => {
    expect(named([id])).toEqual({ names: [name], codes: [codes] })
  })

  it('is never shared: the later one gets another, and its loss says which', () => {
    expect(named(['a.b', 'a_b', 'a/b'])).toEqual({
      names: ['get_p0_a', 'a_b', 'get_p2_a'],
      codes: [['openapi.name-taken'], [], ['openapi.name-taken']],
    })
    const { names } = named(['same', 'same', 'same'])
    expect(new Set(names).size).toBe(3)
    expect(names[0]).toBe('same')
  })

  it('does not depend on which operations are chosen', () => {
    const paths = { '/a': { get: { operationId: 'x.y' } }, '/b': { get: { operationId: 'x/y' } } }
    const document = readApiDocument(documentText({ paths }))
    const all = namesOf(draftsOf(document).drafts)
    expect(namesOf(draftsOf(document, ['x/y']).drafts)).toEqual([all[1]])
    expect(draftsOf(document, ['nobody']).unknown).toEqual(['nobody'])
  })
})
