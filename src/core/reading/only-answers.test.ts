import { expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { effectOf } from './effect'

it.each([
  // The text calculates, whatever the name may mean elsewhere.
  ['integrate', 'Computes the volume of a hull between two frames.', 'read'],
  ['integrate', 'Joins a harbour with the booking system.', 'write'],
  ['update_tide', 'Calculates the tide and stores it.', 'write'],
  ['berth_helper', 'Offers insights into how berths are used.', 'read'],
  ['berth_deals', 'Offers a discount to a skipper.', 'write'],
  ['berth', 'Result for one berth.', 'read'],
  ['sailor', '文本到语音的工具', 'read'],
  ['sailor', 'Text-to-speech for harbours', 'read'],
  // What the user did before is given.
  ['hull_art', '根据用户上传的照片，生成船体图案。', 'read'],
  ['hull_art', '上传船体照片。', 'write'],
  ['hull_art', '输入船名，生成船体图案。', 'read'],
  // A cache is filled again; built files are gone.
  ['clear_charts', 'Clears the chart cache.', 'write'],
  ['clear_charts', '清除海图缓存。', 'write'],
  ['clear_charts', 'Clears all charts.', 'destructive'],
  ['clean', 'Clean old build files.', 'destructive'],
])('%s: %j', (name, description, wanted) => {
  const tool = { name, description, inputSchema: { type: 'object', properties: {} } }
  expect(effectOf(fromPlain(tool))).toBe(wanted)
})
