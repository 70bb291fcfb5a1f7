import { describe, expect, it } from 'vitest'
import { said, text } from './one-parameter.fixture'

describe('a code of digits', () => {
  const five = { pattern: '^\\d{5}$' }
  it.each<readonly [string, object, number]>([
    ['5 digits.', {}, 2],
    ['5 digits.', five, 1],
    ['5 digits, such as 00713.', five, 0],
    ['5 digits. Keep leading zeros.', five, 0],
    ['Five-digit code of the box.', five, 1],
    ['箱子编号，5位数字。', {}, 2],
    ['箱子编号，5位数字，前导零不能省略。', five, 0],
    ['Code of the box.', { ...five, examples: ['00713'] }, 0],
    ['Zone, a single digit.', {}, 0],
    ['Year, 4 digits.', {}, 0],
    ['8 digits, YYYYMMDD.', {}, 0],
    ['手机号，11位数字。', {}, 0],
    ['Rounded to 2 digits after the point.', {}, 0],
    ['Code of the box.', {}, 0],
    ['Letters and digits.', { pattern: '^[A-Z0-9]{5}$' }, 0],
  ])('%s %j', (description, more, count) => {
    const schema = text(description, more)
    expect(said('zeros-in-front-kept', { name: 'box_code', schema })).toHaveLength(count)
  })

  it('that is a number in the schema keeps none', () => {
    const schema = { type: 'integer', description: '5 digits.' }
    expect(said('zeros-in-front-kept', { name: 'box_code', schema })).toEqual([])
  })
})
