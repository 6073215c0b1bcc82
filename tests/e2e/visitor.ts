import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/**
 * Somebody who uses a page, and how many taps or keys it took so far. At a keyboard each letter and each key that is held
 * down is one; a text in a field that was tapped is one tap.
 */
export class Visitor {
  steps = 0

  constructor(readonly page: Page) {}

  async tap(target: Locator) {
    this.steps++
    await target.click()
  }

  async fill(field: Locator, text: string) {
    this.steps++
    await field.fill(text)
  }

  /** A key, or several that are held together: "Control+k". */
  async press(key: string) {
    this.steps += key.split('+').length
    await this.page.keyboard.press(key)
  }

  /** Types into what has the focus. */
  async type(text: string) {
    this.steps += [...text].length
    await this.page.keyboard.type(text)
  }

  /** Presses Tab until the element has the focus, and then Enter. */
  async tabTo(target: Locator) {
    for (let pressed = 0; pressed < 40; pressed++) {
      await this.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) break
    }
    await expect(target).toBeFocused()
    await this.press('Enter')
  }
}
