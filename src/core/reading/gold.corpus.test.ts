import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type LabelLine, pairsOf, type ToolLine } from './accuracy/labelled'
import {
  type Figure,
  measureAnswers,
  measureComponents,
  measureNames,
  type RatedLine,
} from './accuracy/measure'

const shared =
  process.env.TOOLWRIGHT_SHARED ?? path.resolve(import.meta.dirname, '../../../../shared')
const gold = path.join(shared, 'gold')
const ratings = path.join(shared, 'labels/sail_tool_description_scores.jsonl')

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

const judged = (figures: readonly Figure[]): readonly (readonly [string, Figure])[] =>
  figures.filter(({ isMet }) => isMet !== undefined).map((figure) => [figure.name, figure])

const missing = [gold, ratings].filter((each) => !existsSync(each))

describe.skipIf(missing.length > 0)('agreement with people', () => {
  const figures = (): readonly Figure[] => {
    if (missing.length > 0) return []
    const pairs = pairsOf(
      read<ToolLine[]>(path.join(gold, 'tools.json')),
      read<LabelLine[]>(path.join(gold, 'labels.json')),
    )
    const rated = readFileSync(ratings, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as RatedLine)
    return [...measureAnswers(pairs), ...measureNames(pairs), ...measureComponents(rated)]
  }
  const goals = judged(figures())

  it.each(goals)('reaches its goal on %s', (_, figure) => {
    expect(figure, JSON.stringify(figure.values)).toMatchObject({ isMet: true })
  })

  it('is asked for each answer, their mean, the effect, and every rated respect', () => {
    expect(goals.map(([name]) => name)).toEqual(
      expect.arrayContaining(['does', 'mean of the five', 'effect', 'coercion', 'purpose']),
    )
  })
})

it.runIf(missing.length > 0)('has no labelled definitions here: nothing was measured', () => {
  expect(missing.length).toBeGreaterThan(0)
})
