import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { pasteIntoDialog } from './bring-in'
import { expect, expectAccessible, picture, test } from './fixtures'
import { bookDocument } from './sample-book-tool'
import { faultyTools } from './sample-faulty-tools'
import { chooseInSets, openStudio, toolRows } from './studio'

interface Line {
  readonly severity: string
  readonly message: string
}
interface Report {
  readonly tools: readonly {
    readonly name: string
    readonly score: number | null
    readonly findings: readonly Line[]
  }[]
  readonly set: { readonly score: number | null; readonly findings: readonly Line[] }
}

/** What the command says; findings of severity error make it end with 1. */
function lint(file: string, lang: string): Promise<Report> {
  const command = path.resolve('dist/cli/toolwright.js')
  const asked = ['lint', file, '--format', 'json', '--lang', lang]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [command, ...asked], (problem, stdout, stderr) => {
      if (stderr !== '' || problem?.code !== 1) reject(new Error(`${problem?.code}: ${stderr}`))
      else resolve(JSON.parse(stdout) as Report)
    })
  })
}

const words = {
  en: {
    checklist: 'Checklist',
    score: 'Score',
    set: 'The set',
    save: 'Save as a file',
    severity: 'Severity',
  },
  zh: {
    checklist: '检查清单',
    score: '得分',
    set: '整个工具集',
    save: '存为文件',
    severity: '严重程度',
  },
}
const severities = ['error', 'warning', 'info']
/** Of one severity in the order of the report, worst first: how the page lists them. */
const listed = (findings: readonly Line[]): readonly string[] =>
  severities.flatMap((wanted) =>
    findings.filter(({ severity }) => severity === wanted).map(({ message }) => message),
  )

/** The sentences under a heading of the checklist, or under all but that of the set. */
async function sentences(page: Page, heading: string, isOnly: boolean): Promise<readonly string[]> {
  const sections = page.getByRole('tabpanel').locator('section')
  const named = page.getByRole('heading', { name: heading, exact: true })
  const wanted = isOnly ? sections.filter({ has: named }) : sections.filter({ hasNot: named })
  return wanted
    .locator('[data-finding] > button > span:not(.w)')
    .evaluateAll((all) => all.map((each) => each.lastChild?.textContent ?? ''))
}

for (const [lang, locale] of [
  ['en', 'en-GB'],
  ['zh', 'zh-CN'],
] as const)
  test.describe(lang, () => {
    test.use({ locale })

    test('a saved file gives the findings, order and scores of the page', async ({ page }) => {
      await openStudio(page)
      const dialog = await pasteIntoDialog(page, `[${[...faultyTools, bookDocument].join(',')}]`)
      await dialog.getByRole('button', { name: /^(Add 4 tools|添加4个工具)$/ }).click()
      await expect(toolRows(page)).toHaveCount(4)
      const arriving = page.waitForEvent('download')
      await chooseInSets(page, words[lang].save)
      const file = await (await arriving).path()
      expect(await readFile(file, 'utf8')).toContain('"toolwright": 1')
      const report = await lint(file, lang)
      expect(report.tools.flatMap((tool) => tool.findings).length).toBeGreaterThan(5)
      expect(report.set.findings.length).toBeGreaterThan(0)

      await page.getByRole('tab', { name: words[lang].checklist }).click()
      await page.getByRole('button', { name: words[lang].severity, exact: true }).click()
      for (const [i, tool] of report.tools.entries())
        await test.step(tool.name, async () => {
          await toolRows(page).nth(i).click()
          const score = page.getByRole('region', { name: words[lang].score }).getByRole('img')
          await expect(score).toHaveAttribute('aria-label', scoreLabel(tool.score, lang))
          expect(await sentences(page, words[lang].set, false)).toEqual(listed(tool.findings))
        })
      const together = report.set.findings.map(({ message }) => message)
      expect(await sentences(page, words[lang].set, true)).toEqual(together)
      const health = page.getByRole('region', { name: /^(This set|整套情况)$/ })
      await expect(health.getByRole('listitem').nth(1)).toContainText(String(report.set.score))
      await toolRows(page).nth(1).click()
      await expectAccessible(page)
      await picture(page, `terminal-${lang}`)
    })
  })

function scoreLabel(score: number | null, lang: 'en' | 'zh'): string {
  if (score === null) return lang === 'en' ? 'No score yet' : '暂无得分'
  return lang === 'en' ? `${score} of 100` : `${score}分，满分100`
}
