import { expect, type Locator, type Page } from '@playwright/test'

/** How the focus gets from one control to the next: key by key, or straight to it. */
export type Travel = 'tab' | 'focus'

/** Further apart than this no two controls are that a person goes through one after the other. */
const MOST_STOPS = 60

/** A person at the keyboard: every change is a key or a text that is typed; there is no mouse. */
export class Hands {
  constructor(
    readonly page: Page,
    private readonly travel: Travel,
  ) {}

  /** Brings the focus to a control that is there or about to come. */
  async reach(target: Locator): Promise<void> {
    if (this.travel === 'focus') return target.focus()
    await target.waitFor({ state: 'attached' })
    for (let pressed = 0; pressed <= MOST_STOPS; pressed++) {
      const way = await target.evaluate((element) => {
        const { activeElement } = document
        if (activeElement === element) return 'here'
        const position = activeElement?.compareDocumentPosition(element) ?? 0
        return position & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on'
      })
      if (way === 'here') return
      await this.page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab')
    }
    await expect(target, `reached by ${MOST_STOPS} presses of Tab`).toBeFocused()
  }

  /** Puts a text in the place of what stands in a field. */
  async replace(field: Locator, text: string): Promise<void> {
    await this.reach(field)
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.insertText(text)
  }

  /** Types into an empty field. */
  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field)
    await this.page.keyboard.insertText(text)
  }

  /** Types what a field takes with Enter; the field is empty again and keeps the focus. */
  async enter(field: Locator, text: string): Promise<void> {
    await this.write(field, text)
    await this.page.keyboard.press('Enter')
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  }

  async press(button: Locator, key = 'Enter'): Promise<void> {
    await this.reach(button)
    await this.page.keyboard.press(key)
  }

  async tick(box: Locator, on = true): Promise<void> {
    if ((await box.isChecked()) !== on) await this.press(box, 'Space')
    await expect(box).toBeChecked({ checked: on })
  }

  /** Goes through a list of choices with the arrow keys until the wanted one is chosen. */
  async choose(list: Locator, wanted: string): Promise<void> {
    await this.reach(list)
    const { at, from, count } = await list.evaluate((element: HTMLSelectElement, value) => {
      const values = [...element.options].map((option) => option.value)
      return { at: values.indexOf(value), from: element.selectedIndex, count: values.length }
    }, wanted)
    expect(at, `"${wanted}" is among the choices`).toBeGreaterThanOrEqual(0)
    const last = count - 1
    const jump = [undefined, 'Home', 'End'] as const
    const ways = [Math.abs(at - from), at + 1, last - at + 1]
    const shortest = ways.indexOf(Math.min(...ways))
    const start = [from, 0, last][shortest]!
    if (jump[shortest]) await this.page.keyboard.press(jump[shortest])
    for (let i = start; i !== at; i += Math.sign(at - start))
      await this.page.keyboard.press(at > start ? 'ArrowDown' : 'ArrowUp')
    await expect(list).toHaveValue(wanted)
  }

  /** Goes through the radio buttons of one group; Tab stops at the chosen one, else at the first. */
  async pick(group: Locator, index: number): Promise<void> {
    const radios = group.getByRole('radio')
    await radios.first().waitFor({ state: 'attached' })
    const all = await radios.evaluateAll((each) =>
      each.map((radio) => (radio as HTMLInputElement).checked),
    )
    const from = Math.max(all.indexOf(true), 0)
    await this.reach(radios.nth(from))
    if (index === from) await this.page.keyboard.press('Space')
    for (let i = 0; i < Math.abs(index - from); i++)
      await this.page.keyboard.press(index > from ? 'ArrowRight' : 'ArrowLeft')
    await expect(radios.nth(index)).toBeChecked()
  }
}
