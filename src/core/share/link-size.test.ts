import { deflateSync, strToU8 } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { encodeLink } from './encode-link'
import { primedModel } from './model/primed-model'
import { sampleSets } from './sample-sets.fixture'

const BASE = 'https://toolwright.example/studio/'

// The model reads its dictionary once; a busy machine takes its time.
beforeAll(() => void primedModel(), 60_000)

test.each(Object.entries(sampleSets))(
  '%s fits every channel, at less than half of plain deflate',
  (name, set) => {
    const text = JSON.stringify(set)
    const encoded = encodeLink(text, BASE)
    if (!encoded.ok) throw new Error(encoded.reason)
    const plain =
      BASE.length + 3 + Math.ceil((deflateSync(strToU8(text), { level: 9 }).length * 4) / 3)
    const ratio = encoded.length / plain
    process.stdout.write(
      `${name}: ${encoded.length} characters, ${ratio.toFixed(2)} of plain deflate\n`,
    )
    expect(encoded.length).toBeLessThan(500)
    expect(ratio).toBeLessThan(0.5)
  },
)
