import { expect, it } from 'vitest'
import { numbersAsDigits } from './number-words'

it.each([
  ['at most two hundred characters', 'at most 200 characters'],
  ['Up to twenty-five words', 'Up to 25 words'],
  ['One hundred and twenty letters', '120 letters'],
  ['a thousand five hundred', '1500'],
  ['two thousand and five', '2005'],
  ['between one and ten', 'between 1 and 10'],
  ['a dozen entries', '12 entries'],
  ['two dozen entries', '24 entries'],
  ['someone often phones', 'someone often phones'],
  ['max 2k chars', 'max 2000 chars'],
  ['不超过两百个字', '不超过200个字'],
  ['最多一百二十字', '最多120字'],
  ['两百五十', '250'],
  ['两百五', '250'],
  ['两百零五', '205'],
  ['十五项', '15项'],
  ['二十个', '20个'],
  ['一万五千字', '15000字'],
  ['1.5 万字', '15000字'],
  ['二〇二六年', '2026年'],
  ['２００字以内', '200字以内'],
  ['没有数字', '没有数字'],
])('reads the numbers of %j', (text, plain) => {
  expect(numbersAsDigits(text)).toBe(plain)
})
