import { describe, expect, it } from 'vitest'
import { sameAfterSanitising } from './same-after-sanitising'

/** The groups as the names in them, in an order of their own. */
const groups = (names: readonly string[], most?: number) =>
  sameAfterSanitising(names, most).map(({ name, indexes, isCaseOnly }) => ({
    name,
    names: indexes.map((index) => names[index]!).sort(),
    isCaseOnly,
  }))

describe('names of a set', () => {
  const set = ['task.add', 'task/add', 'task_add', 'Task_Add', 'task-add']

  it('that become the same are a group, and those that differ in case another', () => {
    expect(groups(set)).toEqual([
      { name: 'task_add', names: ['task.add', 'task/add', 'task_add'], isCaseOnly: false },
      {
        name: 'task_add',
        names: ['Task_Add', 'task.add', 'task/add', 'task_add'],
        isCaseOnly: true,
      },
    ])
  })

  it('make the same groups in any order', () => {
    for (let i = 0; i < set.length; i++) {
      const turned = [...set.slice(i), ...set.slice(0, i)]
      expect(groups(turned)).toEqual(groups(set))
      expect(groups(turned.reverse())).toEqual(groups(set))
    }
  })

  it('that are cut to the same are one, at the length that is asked for', () => {
    const long = ['m'.repeat(70), `${'m'.repeat(66)}wxyz`, 'n'.repeat(64), 'o'.repeat(65)]
    expect(sameAfterSanitising(long)).toEqual([
      { name: 'm'.repeat(64), indexes: [0, 1], isCaseOnly: false },
    ])
    expect(sameAfterSanitising(long, 128)).toEqual([])
  })

  it('in another script of one length are the same to a client', () => {
    expect(sameAfterSanitising(['查询', '订单'])).toMatchObject([{ name: '__', indexes: [0, 1] }])
  })

  it('make no group when they are the same as they stand, or unlike', () => {
    expect(sameAfterSanitising(['a', 'a', 'b'])).toEqual([])
    expect(sameAfterSanitising(['__proto__', 'constructor'])).toEqual([])
    expect(sameAfterSanitising(['a.b', 'a.b', 'a_b'])).toMatchObject([{ indexes: [0, 1, 2] }])
  })
})
