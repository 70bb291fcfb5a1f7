import { expect, test } from 'vitest'
import { readDocument } from './read-document'

const set = '{"tools":[]}'

test.each([
  ['a set without a kind', set, 'set'],
  ['a set that says so', '{"kind":"set","tools":[]}', 'set'],
  ['two versions', `{"kind":"compare","before":${set},"after":[0,12]}`, 'compare'],
  ['a review', '{"kind":"review","of":"x","review":{}}', 'review'],
])('%s is read', (_, text, kind) => {
  expect(readDocument(text)).toMatchObject({ kind })
})

test.each([
  ['a kind to come', '{"kind":"poll"}', 'newer'],
  ['a kind named like what all objects have', '{"kind":"__proto__"}', 'newer'],
  ['a format to come', '{"toolwright":2,"kind":"review"}', 'newer'],
  [
    'an earlier version of a format to come',
    `{"kind":"compare","before":{"toolwright":2,"tools":[]},"after":[]}`,
    'newer',
  ],
  [
    'a later version of a format to come',
    `{"kind":"compare","before":${set},"after":["{\\"toolwright\\":2,\\"tools\\":[]}"]}`,
    'newer',
  ],
  ['no earlier version', '{"kind":"compare","after":[]}', 'damaged'],
  ['a delta that is no list', `{"kind":"compare","before":${set},"after":{}}`, 'damaged'],
  ['a delta of other things', `{"kind":"compare","before":${set},"after":[null]}`, 'damaged'],
  ['a delta that reaches too far', `{"kind":"compare","before":${set},"after":[0,13]}`, 'damaged'],
  ['a delta that makes no set', `{"kind":"compare","before":${set},"after":["[]"]}`, 'damaged'],
  ['a review of nothing', '{"kind":"review","review":{}}', 'damaged'],
  ['a review that is a list', '{"kind":"review","of":"x","review":[]}', 'damaged'],
  ['a list', '[]', 'damaged'],
  ['nothing', '', 'damaged'],
  ['millions of values', `{"tools":[${'0,'.repeat(1_000_001)}0]}`, 'too-large'],
])('%s is %s', (_, text, reason) => {
  expect(readDocument(text)).toBe(reason)
})
