import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** All lists have one sheet and one rail. The first has most filters, and the other is filled by another script. */
const LISTS = ['/universities', '/programmes?subject=nursing']

const filters = (page: Page) => page.getByRole('form', { name: 'Filters' })
const results = (page: Page) => page.getByRole('heading', { level: 2, name: /^(Results: |All Scholarships)/ })

/** Opens a list whose script has taken over, with every group of its filters open. */
async function openAll(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
  // The list of countries is a button once the script has taken over.
  await expect(page.locator('form [aria-haspopup=dialog]').first()).toBeAttached()
  const button = page.getByRole('button', { name: /^Filters( \(|$)/ })
  if (await button.isVisible()) await button.click()
  const more = filters(page).getByText('More filters', { exact: true })
  if (await more.isVisible()) {
    await more.click()
    await expect(filters(page).locator('details fieldset').filter({ visible: true }).first()).toBeVisible()
  }
  for (const group of await filters(page).locator('details details').all()) {
    await group.locator('> summary').click()
    await expect(group).toHaveAttribute('open')
  }
}

/** The controls that had the focus while they were, at least in part, where others lie over them, by walking through all. */
async function coveredControls(page: Page, over: { head: string; foot: string }) {
  const covered = new Set<string>()
  // Found by its attribute: to compute the role and name of each element at each press takes longer than the press.
  const form = page.locator('form[aria-label=Filters]')
  let count = 0
  for (let pressed = 0; pressed < 250; pressed++) {
    await page.keyboard.press('Tab')
    const found = await form.evaluate((form, { head, foot }) => {
      const control = document.activeElement
      if (!control || !form.contains(control)) return null
      // Behind the last one the focus goes round.
      if (control.closest('[data-slot=sheet-header], [data-slot=sheet-footer]')) return null
      const target = control.closest('label') ?? control
      const { top, bottom } = target.getBoundingClientRect()
      const from = document.querySelector(head)?.getBoundingClientRect().bottom ?? 0
      const to = document.querySelector(foot)?.getBoundingClientRect().top ?? innerHeight
      const isClear = top >= from - 1 && bottom <= to + 1
      return isClear
        ? ''
        : `${target.textContent} ${control.getAttribute('name')}: ${top}-${bottom}, ${from}-${to}`
    }, over)
    if (found === null && count > 5) break
    if (found !== null) count++
    if (found) covered.add(found)
  }
  expect(count).toBeGreaterThan(8)
  return [...covered]
}

/** What shows above the head of the sheet once its filters are scrolled. */
const strangersAboveHead = (page: Page) =>
  filters(page).evaluate((form) => {
    form.scrollTop = 300
    const head = form.querySelector('[data-slot=sheet-header]')
    const { top } = form.getBoundingClientRect()
    const end = head?.getBoundingClientRect().bottom ?? 0
    const above: string[] = []
    for (let y = top + 2; y < end; y += 2)
      for (const x of [24, 100, 195, 300, 366]) {
        const hit = document.elementFromPoint(x, y)
        if (!head?.contains(hit)) above.push(`${x}, ${y - top}: ${hit?.textContent?.slice(0, 30)}`)
      }
    return { above, scrolled: form.scrollTop }
  })

for (const path of LISTS)
  test.describe(`the sheet of ${path} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    // One sheet holds the filters of all lists, so the longest is walked through.
    const isWalked = path === LISTS[0]
    test(`issue 15, faults 4 and 18: shows nothing above its head${isWalked ? ', and controls with the focus between head and foot' : ''}`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await openAll(page, path)
      await test.step('fault 18: nothing shows above its head', async () => {
        expect(await strangersAboveHead(page)).toEqual({ above: [], scrolled: 300 })
      })
      if (!isWalked) return
      await test.step('fault 4: every control that has the focus is between its head and its foot', async () => {
        await filters(page).evaluate((form) => form.scrollTo(0, 0))
        const over = { head: '[data-slot=sheet-header]', foot: '[data-slot=sheet-footer]' }
        await filters(page).getByRole('button', { name: 'Close' }).focus()
        expect(await coveredControls(page, over)).toEqual([])
      })
    })
  })

/** The last option of the rail that can still be chosen. */
const lastOption = (page: Page): Locator =>
  filters(page).locator('[data-slot=checkbox-label] input:enabled:not(:checked)').last()

test.describe('the rail on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  for (const path of LISTS)
    test(`issue 15, fault 18: ticks far down leave the results of ${path} in view`, async ({ page }) => {
      await openAll(page, path)
      const untouched = page.url()
      for (const scrolled of [0, 900]) {
        await page.evaluate((y) => window.scrollTo(0, y), scrolled)
        const option = lastOption(page)
        await option.scrollIntoViewIfNeeded()
        const name = await option.getAttribute('name')
        await option.check()
        await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
        await expect(results(page)).toBeInViewport()
        // If no row reports the fact that a filter asks for, the results show the number of rows that may have it.
        const shown = page
          .getByRole('main')
          .getByRole('article')
          .or(page.getByText(/^Not known \(/))
        await expect(shown.first()).toBeInViewport()
        await expect(option).toBeInViewport({ ratio: 1 })
        await page.goBack()
        await expect(page).toHaveURL(untouched)
      }
      if (path !== LISTS[0]) return
      await test.step('so does a figure typed far down', async () => {
        await page.evaluate(() => window.scrollTo(0, 900))
        await filters(page).getByRole('textbox').last().pressSequentially('1')
        await expect(page).toHaveURL(/\?/)
        await expect(results(page)).toBeInViewport()
      })
    })

  test('no control of it has the focus under the tray', async ({ page }) => {
    test.setTimeout(180_000)
    await openAll(page, '/universities')
    await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Compare/ })
      .click()
    await expect(page.locator('[data-tray]')).toBeVisible()
    await page.getByRole('main').getByRole('heading', { level: 1 }).click()
    expect(await coveredControls(page, { head: 'a[href="#main"]', foot: '[data-tray]' })).toEqual([])
  })
})

test('More filters opens with its filters also where it is the first thing that is pressed', async ({
  page,
}) => {
  // Nothing else has woken the page.
  await page.goto('/universities', { waitUntil: 'commit' })
  await filters(page).getByText('More filters', { exact: true }).click()
  await expect(filters(page).locator('details fieldset').filter({ visible: true }).first()).toBeVisible()
})
