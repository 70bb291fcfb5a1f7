import { expect, it } from 'vitest'
import { get, getIn, itemsOf, type JsonObject, stringOf } from '../../../core/json/node'
import { parse } from '../../../core/json/parse'
import { fromPlain } from '../../../core/json/plain'
import { readLink } from '../../../core/share/decode-link'
import { type Powers, providePowers } from '../../../state/powers'
import { useReviewing } from '../../../state/reviewing'
import { linkTo } from './link-to'

const node = (plain: unknown) => fromPlain(plain) as JsonObject

it('takes along what was said in the thread it leads to, and what was taken back of it', () => {
  providePowers({ shareBase: () => ({ url: 'https://t.example/', local: false }) } as Powers)
  useReviewing.setState({
    set: node({ toolwright: 1, tools: [{ name: 'a' }] }),
    own: [
      { id: 'c1', kind: 'comment' },
      { id: 'c2', kind: 'comment' },
      { id: 'r1', kind: 'reply', to: 'c1' },
      { id: 'w1', kind: 'withdraw', to: 'r1' },
    ].map(node),
  })
  const link = readLink(linkTo({ tool: 0, entry: 'c1' }) ?? '')
  expect(link).toMatchObject({ ok: true, kind: 'set', place: { tool: 0, entry: 'c1' } })
  const { root } = parse('setText' in link ? link.setText : '')
  const ids = itemsOf(getIn(root, ['review', 'entries'])).map((each) => stringOf(get(each, 'id')))
  expect(ids).toEqual(['c1', 'r1', 'w1'])
})
