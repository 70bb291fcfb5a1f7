import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { importDialog, pasteIntoDialog } from './bring-in'
import { copiedText, expect, expectAccessible, picture, test } from './fixtures'
import { pasteOver } from './json-editor'
import { losingDocument } from './sample-losing-tool'
import { chatTool, toolsList } from './sample-definitions'
import { nameField, openStudio, toolRows } from './studio'

const pane = (page: Page) => page.getByRole('tabpanel', { name: /^(Export|导出)$/ })

/** Opens the losing tool, and with it the export. */
async function exportLosingTool(page: Page): Promise<void> {
  await openStudio(page)
  await pasteOver(page, losingDocument)
  await expect(nameField(page)).toHaveValue('renew_loan')
  await page.getByRole('button', { name: 'Export' }).click()
}

const description =
  'Renews the loan of one book for three weeks. To return a book, use return_book.'
const schemaWith = (note: unknown) => ({
  type: 'object',
  properties: {
    loan_id: {
      type: 'integer',
      description: 'Number on the receipt, such as 9007199254740993.',
      maximum: '@max',
    },
    note,
  },
  required: ['loan_id'],
  additionalProperties: false,
})

/** The text of an export; the large number is none that JavaScript can hold. */
const exact = (wire: unknown): string =>
  JSON.stringify(wire, null, 2).replace('"@max"', '9007199254740993') + '\n'

const cannotSay = (field: string) => `The dialect has no place for "${field}"; it is left out.`
const spelledOut = 'The boolean schema is written as an object'

const exports = [
  {
    dialect: 'OpenAI',
    wire: {
      type: 'function',
      function: { name: 'renew_loan', description, parameters: schemaWith({}) },
    },
    losses: [
      ['note', spelledOut],
      ['title', cannotSay('title')],
      ['inputExamples', cannotSay('inputExamples')],
      ['annotations', cannotSay('annotations')],
      ['x-owner', cannotSay('x-owner')],
    ],
  },
  {
    dialect: 'Responses',
    wire: {
      type: 'function',
      name: 'renew_loan',
      description,
      parameters: schemaWith({}),
      strict: false,
    },
    losses: [
      ['note', spelledOut],
      ['title', cannotSay('title')],
      ['inputExamples', cannotSay('inputExamples')],
      ['annotations', cannotSay('annotations')],
      ['x-owner', cannotSay('x-owner')],
    ],
  },
  {
    dialect: 'Claude',
    wire: {
      name: 'renew_loan',
      description,
      input_schema: schemaWith({}),
      input_examples: [{ loan_id: 41 }],
    },
    losses: [
      ['note', spelledOut],
      ['title', cannotSay('title')],
      ['annotations', cannotSay('annotations')],
      ['x-owner', cannotSay('x-owner')],
    ],
  },
  {
    dialect: 'MCP',
    wire: {
      name: 'renew_loan',
      title: 'Renew a loan',
      description,
      inputSchema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        ...schemaWith(true),
      },
      annotations: { readOnlyHint: false },
    },
    losses: [
      ['inputExamples', cannotSay('inputExamples')],
      ['x-owner', cannotSay('x-owner')],
    ],
  },
]

test('each dialect shows its exact JSON, and what is lost or changed with its place', async ({
  page,
}) => {
  await exportLosingTool(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const { dialect, wire, losses } of exports)
    await test.step(dialect, async () => {
      await pane(page).getByRole('button', { name: dialect, exact: true }).click()
      await pane(page).getByRole('button', { name: 'Copy' }).click()
      await expect(pane(page).getByText('Copied')).toBeVisible()
      await expect.poll(() => copiedText(page)).toBe(exact(wire))
      const lines = pane(page).getByRole('listitem')
      await expect(lines).toHaveCount(losses.length)
      for (const [place = '', sentence = ''] of losses)
        await expect(
          lines.filter({ has: page.getByRole('button', { name: `Go to ${place}` }) }),
        ).toContainText(sentence)
    })
  await pane(page).getByRole('button', { name: 'OpenAI' }).click()
  await expectAccessible(page)
  await picture(page, 'export-1-losses')
  await pane(page).getByRole('button', { name: 'Go to note' }).click()
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Details of note' }),
  ).toHaveAttribute('aria-expanded', 'true')
})

test('a download holds the same bytes, for one tool and for the whole list', async ({ page }) => {
  await exportLosingTool(page)
  await page.getByRole('button', { name: 'Import' }).click()
  await importDialog(page).getByLabel('Paste a definition').fill(toolsList(2))
  await importDialog(page).getByRole('button', { name: 'Add 2 tools' }).click()
  await toolRows(page).first().click()
  await pane(page).getByRole('button', { name: 'Claude' }).click()
  const one = await downloaded(page)
  expect(one).toEqual({ name: 'renew_loan.json', text: exact(exports[2]!.wire) })

  await pane(page).getByRole('button', { name: 'All 3 tools' }).click()
  const all = await downloaded(page)
  expect(all.name).toBe('tools.claude.json')
  const tools = JSON.parse(all.text) as { name: string }[]
  expect(tools.map(({ name }) => name)).toEqual(['renew_loan', 'show_shelf_1', 'show_shelf_2'])
  await expectAccessible(page)
  await picture(page, 'export-2-all')
})

async function downloaded(page: Page): Promise<{ name: string; text: string }> {
  const arriving = page.waitForEvent('download')
  await pane(page).getByRole('button', { name: 'Download' }).click()
  const download = await arriving
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test.describe('in a browser without a clipboard of its own', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    ),
  )

  test('copying works all the same', async ({ page }) => {
    await openStudio(page)
    const dialog = await pasteIntoDialog(page, JSON.stringify(chatTool))
    await dialog.getByRole('button', { name: 'Add 1 tool' }).click()
    await page.getByRole('button', { name: 'Export' }).click()
    await pane(page).getByRole('button', { name: 'Copy' }).click()
    await expect(pane(page).getByText('Copied')).toBeVisible()
    await page.getByRole('button', { name: 'Import' }).click()
    await importDialog(page).getByLabel('Paste a definition').focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(importDialog(page).getByLabel('Paste a definition')).toHaveValue(
      JSON.stringify(chatTool, null, 2) + '\n',
    )
  })

  test('where even that is refused, it says so and leaves the download', async ({ page }) => {
    await page.addInitScript(() => (document.execCommand = () => false))
    await openStudio(page)
    const dialog = await pasteIntoDialog(page, JSON.stringify(chatTool))
    await dialog.getByRole('button', { name: 'Add 1 tool' }).click()
    await page.getByRole('button', { name: 'Export' }).click()
    await pane(page).getByRole('button', { name: 'Copy' }).click()
    await expect(pane(page).getByText('The browser refused to copy.')).toBeVisible()
    expect((await downloaded(page)).text).toBe(JSON.stringify(chatTool, null, 2) + '\n')
  })
})

test.describe('in dark and in Chinese', () => {
  test.use({ colorScheme: 'dark', locale: 'zh-CN' })

  test('what a vendor refuses is said, and where', async ({ page }) => {
    await openStudio(page)
    await pasteOver(page, losingDocument.replace('renew_loan', '续借'))
    await page.getByRole('button', { name: '导出' }).click()
    await expect(pane(page).getByText('OpenAI会拒绝：1处')).toBeVisible()
    await expect(pane(page).getByText('名称“续借”含有此处不允许的字符')).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'export-3-dark-chinese')
  })
})
