import { expect, it } from 'vitest'
import { valuesBehindName, valuesByCase } from './values-by-case'

it.each([
  ["Valid values — Sea: 'fog', 'ice'. Land: 'dust'", ['fog', 'ice', 'dust']],
  ["可选值：海上：'fog'、'ice'；陆地：'dust'", ['fog', 'ice', 'dust']],
  ['Set to near, only the coast is shown; when set to far, all of it is shown.', ['near', 'far']],
  ['默认取值是 near，只显示海岸；取值为 far 时显示全部。', ['near', 'far']],
  ["Valid values — Sea: 'fog', etc.", []],
  ['Set to true to see the coast.', []],
  ['如设为 near 等值。', []],
])('%s lists %j', (text, wanted) => {
  expect(valuesByCase(text)).toEqual(wanted)
})

it.each([
  ['Filter by coast (north, south, west)', 'coast', ['north', 'south', 'west']],
  ['Filter by coast (e.g. north, south, west)', 'coast', []],
  ['Filter by boat (north, south, west)', 'coast', []],
])('%s lists for %s %j', (text, name, wanted) => {
  expect(valuesBehindName(text, name)).toEqual(wanted)
})
