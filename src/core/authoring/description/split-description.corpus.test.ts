import { describe, expect, it } from 'vitest'
import { corpusFiles, corpusText, hasCorpus } from '../../corpus.fixture'
import { importText } from '../../dialects/import'
import { composeDescription, descriptionText } from '../../model/description'
import { DESCRIPTION_KEYS } from '../../model/tool'
import { bare } from '../dialect-edits/composed-parts'
import { answersOf, splitDescription } from './split-description'

/** Of a file with many tools some are taken, evenly. */
const MOST_OF_A_FILE = 12

const sorted = (text: string): string => [...text.replace(/\s/g, '')].sort().join('')

describe.skipIf(!hasCorpus)('real descriptions (skipped where the corpus is absent)', () => {
  it('are split without losing, adding or changing a character', () => {
    let [count, inOrder] = [0, 0]
    for (const file of corpusFiles) {
      if (!file.endsWith('.json')) continue
      const { tools } = importText(corpusText(file))
      const step = Math.max(1, Math.ceil(tools.length / MOST_OF_A_FILE))
      for (let i = 0; i < tools.length; i += step) {
        const { tool } = tools[i]!
        const text = descriptionText(tool)
        const pieces = splitDescription(tool)
        if (pieces.length === 0) continue
        count++
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        const answers = answersOf(pieces)
        expect(sorted(Object.values(answers).join(''))).toBe(sorted(text))
        for (const piece of pieces) expect(bare(answers[piece.key]!)).toContain(bare(piece.text))
        const places = pieces.map(({ key }) => DESCRIPTION_KEYS.indexOf(key))
        const isOrdered = places.every((place, at) => at === 0 || place >= places[at - 1]!)
        const composed = composeDescription(answers)
        if (!isOrdered || composed.length > text.length + pieces.length) continue
        inOrder++
        expect(bare(composed)).toBe(bare(text))
      }
    }
    expect(count).toBeGreaterThan(500)
    expect(inOrder).toBeGreaterThan(count / 3)
  })
})
