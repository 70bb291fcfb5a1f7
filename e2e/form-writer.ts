import { expect, type Locator, type Page } from '@playwright/test'
import type { Path } from '../src/core/json/node'
import { pointer } from '../src/core/json/pointer'
import type { Hands } from './keyboard'

/** A definition as plain data; the form is told what to write from it. */
export interface Definition {
  readonly name: string
  readonly title: string
  readonly description: Readonly<Record<string, string>>
  readonly inputSchema: Schema
  readonly outputSchema: Schema
  readonly inputExamples: readonly Readonly<Record<string, unknown>>[]
  readonly annotations: Readonly<Record<string, boolean>>
  readonly strict?: boolean
  readonly contract: Contract
}

interface Schema {
  readonly type: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly [keyword: string]: unknown
}

type Texts = Readonly<Record<string, string>>

interface Contract {
  readonly effect: string
  readonly confirmation: { readonly who: string; readonly when?: string }
  readonly idempotency?: Readonly<Record<string, unknown>> & { readonly by: string }
  readonly checks: readonly Texts[]
  readonly verification?: string
  readonly timeout: { readonly text: string; readonly seconds: number }
  readonly injected: readonly { readonly name: string; readonly source: string }[]
  readonly outcomes: readonly Texts[]
  readonly signals: readonly Texts[]
  readonly errors: readonly Readonly<Record<string, unknown>>[]
  readonly resultSize: Texts
  readonly audit: readonly string[]
  readonly strict?: string
  readonly outside?: readonly Texts[]
}

const EFFECTS = ['read', 'low-risk-write', 'write', 'destructive']
const CONFIRMERS = ['none', 'user', 'human']
const IDEMPOTENCY = ['none', 'key', 'fields']
/** Keywords that are a field of an open row as they are, and that are entered elsewhere or otherwise. */
const OTHERWISE = ['type', 'description', 'enum', 'items', 'properties', 'required']
const NAMED = { add: /^(Add|添加)$/, inside: /^(Add a field inside|在里面添加字段)$/ }

const placeOf = (path: Path): string => `[data-path="${pointer(path)}"]`

/** Writes a whole definition through the form. */
export class FormWriter {
  private readonly form: Locator

  constructor(
    private readonly page: Page,
    private readonly hands: Hands,
  ) {
    this.form = page.getByRole('main')
  }

  async write(tool: Definition): Promise<void> {
    await this.hands.write(this.at(['name']), tool.name)
    await this.hands.write(this.at(['title']), tool.title)
    for (const [question, answer] of Object.entries(tool.description))
      await this.hands.write(this.at(['description', question]), answer)
    await this.fields(['inputSchema'], tool.inputSchema, this.adding('parameters'))
    await this.injected(tool.contract)
    await this.result(tool)
    await this.contract(tool)
    await this.calls(tool.inputExamples)
  }

  /** The field of one place of the document. */
  private at(path: Path): Locator {
    return this.form.locator(placeOf(path))
  }

  private section(name: string): Locator {
    return this.form.locator(`section[aria-labelledby="form-${name}-title"]`)
  }

  /** The button that adds the first row of a section's table. */
  private adding(section: string): Locator {
    return this.section(section).getByRole('button', { name: NAMED.add }).last()
  }

  /** The innermost row that holds the field of a place. */
  private row(path: Path): Locator {
    return this.form
      .locator('li.prow')
      .filter({ has: this.page.locator(placeOf(path)) })
      .last()
  }

  /** The fields of an object: the first by the button that stands with it, the others below it. */
  private async fields(owner: Path, schema: Schema, first: Locator): Promise<void> {
    const next = this.form.locator(`[data-adds="${pointer(owner)}"]`)
    for (const [i, [name, field]] of Object.entries(schema.properties ?? {}).entries()) {
      const path = [...owner, 'properties', name]
      await this.hands.press(i === 0 ? first : next)
      await this.newName(owner, name)
      const required = this.page.locator(placeOf([...owner, 'required']))
      if (schema.required?.includes(name))
        await this.hands.tick(this.row(path).locator(required).first())
      await this.schema(path, field)
    }
  }

  /** A new field waits for its name, the one that was made up being marked. */
  private async newName(owner: Path, name: string): Promise<void> {
    const field = this.page.locator(':focus')
    await expect(field).toHaveAttribute(
      'data-path',
      new RegExp(`^${pointer([...owner, 'properties'])}/(parameter|field)(_\\d+)?$`),
    )
    await this.page.keyboard.insertText(name)
    await expect(this.at([...owner, 'properties', name])).toBeFocused()
  }

  private async schema(path: Path, schema: Schema): Promise<void> {
    const { description, items, properties } = schema
    await this.hands.choose(
      this.at([...path, 'type']).and(this.page.locator('select')),
      kindOf(schema),
    )
    if (description !== undefined)
      await this.hands.write(this.at([...path, 'description']), description)
    for (const value of schema.enum ?? [])
      await this.hands.enter(
        this.form.locator(`[data-list="${pointer([...path, 'enum'])}"] .new input`),
        value,
      )
    for (const [keyword, value] of Object.entries(schema))
      if (!OTHERWISE.includes(keyword)) await this.keyword([...path, keyword], value)
    const inside = this.row([...path, 'type'])
      .getByRole('button', { name: NAMED.inside })
      .first()
    if (items?.properties) {
      await this.hands.choose(this.at([...path, 'items', 'additionalProperties']), 'closed')
      await this.fields([...path, 'items'], items, inside)
    } else if (items) await this.items([...path, 'items'], items)
    if (properties) await this.fields(path, schema, inside)
    await this.close(path)
  }

  /** A row that is done is closed, so that the next stands near. */
  private async close(path: Path): Promise<void> {
    const cells = this.form.locator('.pr.open')
    const kind = this.page.locator(`select${placeOf([...path, 'type'])}`)
    await this.hands.press(cells.filter({ has: kind }).locator('.toggle'))
  }

  /** What every entry of a list is held to stands in a row of its own. */
  private async items(path: Path, items: Schema): Promise<void> {
    const keywords = Object.entries(items).filter(([keyword]) => keyword !== 'type')
    if (keywords.length === 0) return
    await this.hands.press(this.at(path))
    for (const [keyword, value] of keywords) await this.keyword([...path, keyword], value)
  }

  private async keyword(path: Path, value: unknown): Promise<void> {
    const field = this.at(path)
    if (Array.isArray(value)) for (const each of value) await this.hands.enter(field, asTyped(each))
    else if (path.at(-1) === 'format') await this.hands.choose(field, String(value))
    else if (path.at(-1) === 'additionalProperties') await this.hands.choose(field, 'closed')
    else if (typeof value === 'boolean') await this.hands.tick(field, value)
    else await this.hands.write(field, asTyped(value))
  }

  private async injected({ injected }: Contract): Promise<void> {
    const section = this.section('parameters')
    await this.hands.press(section.locator('.inject-more button'))
    const name = section.locator('.inject-new input')
    await expect(name).toBeFocused()
    for (const each of injected) await this.hands.enter(name, each.name)
    for (const [i, each] of injected.entries()) {
      const path = ['contract', 'injected', i]
      await this.hands.choose(this.at([...path, 'source']), 'own')
      await this.hands.replace(section.locator(`[data-row="${pointer(path)}"] input`), each.source)
    }
  }

  private async result({ contract, outputSchema }: Definition): Promise<void> {
    await this.table('outcomes', 'state', contract.outcomes)
    await this.table('signals', 'field', contract.signals)
    await this.table('errors', 'code', contract.errors)
    await this.fields(['outputSchema'], outputSchema, this.adding('result'))
  }

  /** The rows of a table, cell by cell: what a row is known by goes on to its other cells. */
  private async table(
    list: string,
    main: string,
    rows: readonly Readonly<Record<string, unknown>>[],
  ): Promise<void> {
    const field = this.form.locator(`[data-list="/contract/${list}"] .new-row input`)
    for (const [i, row] of rows.entries()) {
      await this.hands.write(field, String(row[main]))
      await this.page.keyboard.press('Enter')
      await expect(field).toHaveValue('')
      for (const [column, value] of Object.entries(row)) {
        const cell = this.at(['contract', list, i, column])
        if (column === main) continue
        else if (typeof value === 'boolean') await this.hands.choose(cell, value ? 'yes' : 'no')
        else if (column === 'is') await this.hands.choose(cell, String(value))
        else await this.hands.write(cell, String(value))
      }
    }
  }

  private async contract({ contract, annotations, strict }: Definition): Promise<void> {
    const { confirmation, idempotency, timeout, resultSize } = contract
    const facet = (name: string): Locator =>
      this.form
        .getByRole('group')
        .filter({ has: this.page.locator(placeOf(['contract', name])) })
        .last()
    const text = (...path: readonly string[]): Locator => this.at(['contract', ...path])
    await this.hands.pick(facet('effect'), EFFECTS.indexOf(contract.effect))
    await this.hands.pick(facet('confirmation'), CONFIRMERS.indexOf(confirmation.who))
    if (confirmation.when !== undefined)
      await this.hands.write(text('confirmation', 'when'), confirmation.when)
    if (idempotency) {
      const { by, ...rest } = idempotency
      await this.hands.pick(facet('idempotency'), IDEMPOTENCY.indexOf(by))
      for (const [member, value] of Object.entries(rest))
        if (Array.isArray(value))
          for (const name of value)
            await this.hands.tick(
              facet('idempotency').getByRole('checkbox', { name: String(name), exact: true }),
            )
        else await this.hands.write(text('idempotency', member), String(value))
    }
    await this.table('checks', 'text', contract.checks)
    if (contract.verification !== undefined)
      await this.hands.write(text('verification', 'text'), contract.verification)
    await this.hands.write(text('timeout', 'seconds'), String(timeout.seconds))
    await this.hands.write(text('timeout', 'text'), timeout.text)
    for (const [member, value] of Object.entries(resultSize))
      await this.hands.write(text('resultSize', member), value)
    for (const record of contract.audit)
      await this.hands.tick(
        this.section('contract').getByRole('checkbox', { name: record, exact: true }),
      )
    if (strict !== undefined) await this.hands.pick(facet('strict'), strict ? 0 : 1)
    if (contract.strict !== undefined)
      await this.hands.write(text('strict', 'reason'), contract.strict)
    if (contract.outside) await this.table('outside', 'name', contract.outside)
    for (const [hint, value] of Object.entries(annotations))
      await this.hands.choose(this.at(['annotations', hint]), value ? 'yes' : 'no')
  }

  private async calls(calls: Definition['inputExamples']): Promise<void> {
    const section = this.section('calls')
    for (const [i, call] of calls.entries()) {
      await this.hands.press(section.getByRole('button', { name: /^(Write one|自己写一个)$/ }))
      const card = section.locator(`[data-step="${i}"]`)
      for (const [name, value] of Object.entries(call)) {
        await this.hands.press(card.locator('.call-more select'), 'ArrowDown')
        const field = this.at(['inputExamples', i, name])
        await this.hands.reach(field)
        if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
          const options = await field.locator('option').allTextContents()
          await this.hands.choose(field, String(options.indexOf(String(value))))
        } else await this.hands.replace(field, asTyped(value))
      }
    }
  }
}

const asTyped = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** The kind that the form has for a schema. */
function kindOf({ type, enum: values, items }: Schema): string {
  if (values) return 'choice'
  if (type === 'string') return 'text'
  if (type !== 'array') return type
  return `list-${items?.type === 'string' ? 'text' : String(items?.type)}`
}
