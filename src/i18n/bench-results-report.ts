import type { Question } from '../core/bench/questions/question'
import {
  type ArmResult,
  compareArms,
  flipOf,
  type QuestionResult,
  type Results,
} from '../core/bench/results/results'
import { confusedPairs, labelInVersion } from '../core/bench/results/results-confusion'
import { decidingSentences, toolNamed } from '../core/bench/results/results-deciding'
import type { Lang } from '../core/lint/rule'
import { blocksHtml } from './report-blocks-html'
import { blocksMarkdown } from './report-blocks-markdown'
import type { ReportBlock, ReportTable } from './report-block'
import {
  argumentTexts,
  benchText,
  endedText,
  evidenceTexts,
  expectedText,
  peopleRate,
  halvesText,
  labelText,
  missingText,
  peopleTexts,
  percent,
  picksText,
  placeText,
  rateText,
  scoreText,
  verdictText,
} from './bench-results-text'
import {
  type BenchReportKey,
  factRows,
  outcomeTable,
  reportText,
  usageRows,
} from './bench-results-facts'

/** Everything that is known of a run, as a Markdown text. */
export const benchMarkdown = (results: Results, lang: Lang): string =>
  blocksMarkdown(benchBlocks(results, lang))

/** The same as one HTML page that needs nothing else and runs nothing. */
export const benchHtml = (results: Results, lang: Lang): string =>
  blocksHtml(
    benchBlocks(results, lang),
    lang,
    reportText(lang, 'title', { model: results.run.model }),
  )

function benchBlocks(results: Results, lang: Lang): readonly ReportBlock[] {
  const { run, arms } = results
  return [
    { kind: 'heading', level: 1, text: reportText(lang, 'title', { model: run.model }) },
    ...headlineBlocks(results, lang),
    ...section(lang, 'facts', [factTable(results, lang)]),
    ...section(lang, 'outcomes', [outcomeTable(arms, lang)]),
    ...section(lang, 'questions', [questionTable(results, lang)]),
    ...arms.flatMap((arm) => confusionBlocks(arm, lang)),
    ...section(
      lang,
      'arguments',
      arms.flatMap((arm) => argumentBlocks(arm, lang)),
    ),
    ...positionBlocks(arms, lang),
    ...section(lang, 'usage', [usageTable(arms, lang)]),
    ...thenBlocks(arms, lang),
    ...(results.people ? section(lang, 'people', [list(peopleTexts(lang, results.people))]) : []),
    ...section(lang, 'notes', [
      text(benchText(lang, 'ruleFirst')),
      text(reportText(lang, 'madeBy')),
    ]),
  ]
}

const text = (said: string): ReportBlock => ({ kind: 'text', text: said })
const list = (items: readonly string[]): ReportBlock => ({ kind: 'list', items })
const heading = (said: string): ReportBlock => ({ kind: 'heading', level: 2, text: said })

/** A heading with its blocks; nothing where there are none. */
const section = (
  lang: Lang,
  key: BenchReportKey,
  blocks: readonly ReportBlock[],
): readonly ReportBlock[] =>
  blocks.length === 0 ? [] : [heading(reportText(lang, key)), ...blocks]

function headlineBlocks(results: Results, lang: Lang): readonly ReportBlock[] {
  const { run, arms } = results
  const [first, ...others] = arms
  const halves = halvesText(lang, run)
  const ended = endedText(lang, run)
  const hasBoth = arms[0] !== undefined && new Set(run.questions.map((each) => each.split)).size > 1
  const warnings = [ended, ...arms.map((arm) => missingText(lang, arm)), halves]
  return [
    list(arms.map(({ arm, all }) => scoreText(lang, arm.title, all))),
    ...others.flatMap((other): ReportBlock[] => {
      const comparison = compareArms(results, first!.arm.id, other.arm.id)
      const verdict = verdictText(lang, comparison, first!.arm.title, other.arm.title)
      return [
        { kind: 'text', text: verdict, isStrong: true },
        ...evidenceTexts(lang, comparison).map(text),
      ]
    }),
    ...(hasBoth ? [halfTable(arms, lang)] : []),
    ...warnings.flatMap((warning) => (warning === undefined ? [] : text(warning))),
  ]
}

function halfTable(arms: readonly ArmResult[], lang: Lang): ReportTable {
  const cell = (arm: ArmResult, split: Question['split']): string => {
    const { passed, questions, interval } = arm.halves[split]
    if (questions === 0) return benchText(lang, 'unknown')
    const [low, high] = [percent(interval.low), percent(interval.high)]
    return reportText(lang, 'scoreCell', { passed, questions, low, high })
  }
  return {
    kind: 'table',
    caption: reportText(lang, 'share'),
    head: [reportText(lang, 'half'), ...arms.map(({ arm }) => arm.title)],
    rows: [
      [benchText(lang, 'halfDev'), ...arms.map((arm) => cell(arm, 'dev'))],
      [benchText(lang, 'halfHoldout'), ...arms.map((arm) => cell(arm, 'holdout'))],
    ],
  }
}

const factTable = (results: Results, lang: Lang): ReportTable => ({
  kind: 'table',
  caption: reportText(lang, 'facts'),
  head: [reportText(lang, 'fact'), reportText(lang, 'value')],
  rows: factRows(results, lang),
})

function questionTable({ questions, arms, people }: Results, lang: Lang): ReportTable {
  return {
    kind: 'table',
    caption: reportText(lang, 'questions'),
    head: [
      reportText(lang, 'question'),
      reportText(lang, 'half'),
      reportText(lang, 'expected'),
      ...arms.flatMap(({ arm }) => [
        reportText(lang, 'trials', { name: arm.title }),
        reportText(lang, 'picks', { name: arm.title }),
      ]),
      ...(people ? [reportText(lang, 'people')] : []),
      reportText(lang, 'marks'),
    ],
    rows: questions.map((each) => [
      each.question.text,
      benchText(lang, each.question.split === 'dev' ? 'halfDev' : 'halfHoldout'),
      expectedText(lang, each.question.expected),
      ...arms.flatMap(({ arm }) => {
        const tally = each.first.get(arm.id)
        return tally
          ? [rateText(lang, tally.right, tally.of), picksText(lang, tally.picks)]
          : [benchText(lang, 'unknown'), '']
      }),
      ...(people ? [peopleRate(lang, people, each.question.id)] : []),
      marksText(each, arms, lang),
    ]),
  }
}

/** A flip from the first version to the last, and that trials differ. */
function marksText({ first }: QuestionResult, arms: readonly ArmResult[], lang: Lang): string {
  const flip = flipOf(first.get(arms[0]?.arm.id ?? ''), first.get(arms.at(-1)?.arm.id ?? ''))
  const isUnstable = [...first.values()].some((tally) => tally.isUnstable)
  return [
    ...(flip === 'fixed' || flip === 'broken' ? [benchText(lang, flip)] : []),
    ...(isUnstable ? [benchText(lang, 'unstable')] : []),
  ].join(lang === 'zh' ? '、' : ', ')
}

/** So many mixed-up pairs of a version are told with their sentences. */
const MOST_PAIRS = 5

function confusionBlocks({ arm, confusion }: ArmResult, lang: Lang): readonly ReportBlock[] {
  if (confusion.expected.length === 0) return []
  const title = reportText(lang, 'confusion', { name: arm.title })
  const table: ReportTable = {
    kind: 'table',
    caption: title,
    head: [
      reportText(lang, 'expectedAgainst'),
      ...confusion.picked.map((label) => labelText(lang, label)),
    ],
    rows: confusion.expected.map((label, row) => [
      labelText(lang, label),
      ...confusion.cells[row]!.map(({ count }) => String(count)),
    ]),
  }
  const pairs = confusedPairs(confusion).slice(0, MOST_PAIRS)
  return [
    heading(title),
    table,
    ...(pairs.length === 0
      ? []
      : [heading(reportText(lang, 'confusedPairs', { name: arm.title }))]),
    ...pairs.flatMap(({ expected, picked, count }): ReportBlock[] => [
      text(
        benchText(lang, 'confusedPair', {
          expected: labelText(lang, expected),
          picked: labelText(lang, picked),
          count,
        }),
      ),
      list(
        [expected, picked].flatMap((label, i) =>
          label.is === 'tool'
            ? decidingTexts(arm, label.name, labelInVersion(arm, i === 0 ? picked : expected), lang)
            : [],
        ),
      ),
    ]),
  ].filter((block) => block.kind !== 'list' || block.items.length > 0)
}

function decidingTexts(
  arm: ArmResult['arm'],
  name: string,
  other: string,
  lang: Lang,
): readonly string[] {
  const tool = toolNamed(arm.tools, labelInVersion(arm, { is: 'tool', name }))
  if (!tool) return []
  const sentences = decidingSentences(tool, other)
  if (sentences.length === 0) return [benchText(lang, 'noDeciding', { name })]
  const colon = lang === 'zh' ? '：' : ': '
  return sentences.map(
    ({ answer, text: said }) =>
      benchText(lang, answer === 'when' ? 'whenSays' : 'whenNotSays', { name }) + colon + said,
  )
}

const argumentBlocks = ({ arm, args }: ArmResult, lang: Lang): readonly ReportBlock[] => [
  { kind: 'text', text: arm.title, isStrong: true },
  list(argumentTexts(lang, args)),
]

function positionBlocks(arms: readonly ArmResult[], lang: Lang): readonly ReportBlock[] {
  const measured = arms.filter(({ positions }) => positions.length > 0)
  const tables = measured.map(({ arm, positions }): ReportTable => ({
    kind: 'table',
    caption: arm.title,
    head: [reportText(lang, 'place'), benchText(lang, 'right')],
    rows: positions.map((each) => [
      placeText(lang, each),
      benchText(lang, 'placeCount', { right: each.right, of: each.of }),
    ]),
  }))
  return section(lang, 'positions', tables)
}

const usageTable = (arms: readonly ArmResult[], lang: Lang): ReportTable => ({
  kind: 'table',
  caption: reportText(lang, 'usage'),
  head: [reportText(lang, 'fact'), ...arms.map(({ arm }) => arm.title)],
  rows: usageRows(arms, lang),
})

function thenBlocks(arms: readonly ArmResult[], lang: Lang): readonly ReportBlock[] {
  const going = arms.filter(({ then }) => then.questions > 0)
  if (going.length === 0) return []
  const scores = going.map(({ arm, then }) => scoreText(lang, arm.title, then, 'thenScore'))
  return section(lang, 'then', [list(scores)])
}
