/**
 * Puts text on the clipboard. True only when it is really there; else show the text for copying by
 * hand. Call it from a click or a key press, with the text at hand: browsers forget the press soon.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No `navigator.clipboard` over plain HTTP, or it was not allowed: the older way may still be.
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.setAttribute('aria-hidden', 'true')
  area.style.cssText = 'position:fixed;top:0;left:0;opacity:0;pointer-events:none'
  // Inside an open dialog, which takes the focus away from anything outside it.
  const home = focused?.closest('dialog, [role="dialog"], [role="alertdialog"]') ?? document.body
  let copied = false
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
    copied = event.clipboardData !== null
  }
  home.append(area)
  document.addEventListener('copy', onCopy, true)
  try {
    area.focus({ preventScroll: true })
    area.select()
    return document.execCommand('copy') && copied
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', onCopy, true)
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
