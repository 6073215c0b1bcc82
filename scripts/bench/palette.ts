import { median } from './rounds'
import { onSlowPhone, type Phone } from './throttle'

/** Milliseconds from a key in the palette of the whole site to its options on the screen. */
export type PaletteKeys = { keyToOptions: number }

/** As one types: what finds thousands comes first. */
const TEXTS = ['u', 'un', 'uni', 'univ', 'unive', 'univer', 'k', 'ki', 'kin', 'king']

/** Types into the palette, opened from a page, on a cold visit, and gives the median of its keys. */
export async function measurePalette(phone: Phone, url: string): Promise<PaletteKeys> {
  const times = await onSlowPhone(phone, url, async (page) => {
    // The shell's script has taken over: only it knows which theme is chosen.
    await page.getByRole('radio', { name: 'System', checked: true }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search Meridian' }).fill(TEXTS[0] ?? '')
    await page.getByRole('option').first().waitFor({ timeout: 60_000 })
    return page.evaluate(typeAndTime, TEXTS)
  })
  return { keyToOptions: median(times) ?? 0 }
}

/** Runs in the page, so no function in it may have a name: the compiler would mark it with a helper that is not there. */
async function typeAndTime(texts: readonly string[]): Promise<number[]> {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] [role=combobox]')
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const taken: number[] = []
  for (const text of ['', ...texts]) {
    const start = performance.now()
    value?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
    // React answers an input event before it returns to the browser; reading the layout makes it draw, too.
    document.querySelector('[role=dialog] [role=listbox]')?.getBoundingClientRect()
    if (text !== '') taken.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
  return taken
}
