import { expect, it } from 'vitest'
import { listedAlternatives } from './listed-alternatives'

it.each([
  [
    "Mooring mode: 'bow', 'stern', or 'both'. Default is 'bow'",
    'mooring',
    ['bow', 'stern', 'both'],
  ],
  ['Tide filter: ebb, flood, or slack', 'tide', ['ebb', 'flood', 'slack']],
  ['Sail setting (Full or Reefed)', 'sail', ['Full', 'Reefed']],
  ['The priority of the trip (High, Low)', 'priority', ['High', 'Low']],
  ['Say whether the boat is open/closed.', 'cover', ['open', 'closed']],
  ["The chart, supporting 'S57', 'S63', and the default is 'S57'.", 'chart', ['S57', 'S63']],
  ["Which rig. Values are 'sloop' for one mast, and 'ketch' for two", 'rig', ['sloop', 'ketch']],
  ['Search: NEAR - in the bay; FAR - out at sea', 'reach', ['NEAR', 'FAR']],
  ['排序，如 asc / desc', 'by', ['asc', 'desc']],
  ['潮汐，ebb 或 flood', 'tide', ['ebb', 'flood']],
  ['海况，‘平静’或‘汹涌’。', 'sea', ['平静', '汹涌']],
  ['船只类型（帆船、汽船）', 'ship', ['帆船', '汽船']],
  [
    'Deck class: Upper Deck, Lower Deck, Bow Cabin',
    'deckClass',
    ['Upper Deck', 'Lower Deck', 'Bow Cabin'],
  ],
  ['出海的时段：早班、中班或晚班。', 'slot', ['早班', '中班', '晚班']],
  [
    '字段<md-enum-item key="bow">船头</md-enum-item><md-enum-item key="aft">船尾',
    'f',
    ['bow', 'aft'],
  ],
  ['Which part:\n- `1` — the bow\n- `2` — the stern', 'part', ['1', '2']],
  ['帆的种类，支持：jib、main 类型，不支持 kite', 'sail', ['jib', 'main']],
  ['刷新率，5或10，默认 5', 'rate', ['5', '10']],
  ['船只类型 ferry 渡轮 tug 拖船', 'shipType', ['ferry', 'tug']],
  ['级别 crew(船员) mate(大副，可值班)', 'crewLevel', ['crew', 'mate']],
])('%s gives %s %j', (text, name, values) => {
  expect(listedAlternatives(text, name, [])).toEqual(values)
})

it.each([
  ['Owner of the boat (person or company)', 'owner'],
  ['Search by name, port or flag', 'query'],
  ['If it is a boat, the mode should be `bow` or `stern`.', 'value'],
  ["Starts at: '2025-01-01' for a day or '2025-01-01T10:00' for an hour", 'start'],
  ['Tide filter: ebb, flood, or any other', 'tide'],
  ['Order, written as <field> asc|desc', 'order'],
  [
    'Which part, by name:\n- `bow`: the front\n- `stern`: the back\nOtherwise, give your own',
    'part',
  ],
  ['船只类型（如帆船、汽船）', 'ship'],
  ['图的格式为S57或S63', 'chart'],
  ['Full address: Street Name, City Name, Country Name', 'address'],
  ['船主的标识：姓名、手机号或邮箱。', 'owner'],
])('%s gives %s none', (text, name) => {
  expect(listedAlternatives(text, name, [])).toEqual([])
})

it('leaves the values of another parameter to it', () => {
  const text = 'Text to look for, together with position (before or after).'
  expect(listedAlternatives(text, 'anchor', ['anchor', 'position'])).toEqual([])
})
