import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** Somebody who uses a page, and how many taps or keys it took so far. A text that is typed counts as one of them. */
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

  async press(key: string) {
    this.steps++
    await this.page.keyboard.press(key)
  }

  /** Types into what has the focus. */
  async type(text: string) {
    this.steps++
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
