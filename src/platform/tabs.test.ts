import { expect, test } from 'vitest'
import { newsIn, openTabs, type TabNews } from './tabs'

test('a save is heard in the other tab and not in its own', async () => {
  const [here, there] = [openTabs('tabs.test'), openTabs('tabs.test')]
  const heardHere: TabNews[] = []
  here.listen((news) => heardHere.push(news))
  const heard = new Promise<TabNews>((resolve) => there.listen(resolve))
  here.announce({ kind: 'saved', id: 'a', revision: 7 })
  expect(await heard).toEqual({ kind: 'saved', id: 'a', revision: 7 })
  expect(heardHere).toEqual([])
  here.close()
  there.close()
})

test.each([
  [null],
  ['saved'],
  [{ kind: 'saved', id: 1, revision: 1 }],
  [{ kind: 'saved', id: 'a' }],
  [{ kind: 'other', id: 'a' }],
])('%j is passed over', (data) => {
  expect(newsIn(data)).toBeUndefined()
})

test('a deletion is heard with its id alone', () => {
  expect(newsIn({ kind: 'deleted', id: 'a', more: 1 })).toEqual({ kind: 'deleted', id: 'a' })
})
