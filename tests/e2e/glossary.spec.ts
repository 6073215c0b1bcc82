import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, test } from './fixtures'

const PAGE = '/resources/visa'
const term = (page: Page) => page.getByRole('main').getByRole('button', { name: 'CAS', exact: true })
const meaning = (page: Page) => page.getByText('the number a British university gives you', { exact: false })

test('a term opens and closes from the keyboard, and keeps the focus; a click opens its meaning near it', async ({
  page,
}) => {
  await page.goto(PAGE)
  await expect(meaning(page)).toBeHidden()
  await term(page).focus()
  await page.keyboard.press('Enter')
  await expect(meaning(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('[popover]:popover-open').getByRole('link', { name: 'Read more' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(meaning(page)).toBeHidden()
  await expect(term(page)).toBeFocused()

  await term(page).click()
  await expect(meaning(page)).toBeVisible()
  const gap = async () => {
    const [word, tip] = await Promise.all([term(page).boundingBox(), meaning(page).boundingBox()])
    if (!word || !tip) throw new Error('Term or meaning has no place on the page.')
    return Math.max(tip.y - (word.y + word.height), word.y - (tip.y + tip.height))
  }
  await expect.poll(gap).toBeLessThan(24)
})

test.describe('on a phone, in both themes', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a tap opens it within the screen, a tap elsewhere closes it', async ({ page }) => {
    await page.goto(PAGE)
    await term(page).tap()
    await expect(meaning(page)).toBeVisible()
    await expect(meaning(page)).toBeInViewport({ ratio: 1 })
    await expectAccessibleInBothThemes(page)
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(meaning(page)).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a press shows the meaning, and Escape hides it', async ({ page }) => {
    await page.goto(PAGE)
    await term(page).click()
    await expect(meaning(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(meaning(page)).toBeHidden()
  })
})

test('the glossary lists every term with its meaning', async ({ page }) => {
  await page.goto('/resources/guides#glossary')
  await expect(page.getByRole('heading', { name: 'Glossary' })).toBeInViewport()
  const words = page.locator('#glossary + * + dl dt')
  expect(await words.count()).toBeGreaterThanOrEqual(30)
})

// A profile explains its words in profile.spec.ts.
test('an award explains its words', async ({ page }) => {
  await page.goto('/scholarships/chevening')
  await page.getByRole('main').getByRole('button', { name: 'stipend' }).click()
  await expect(page.getByText('Money paid to you in regular parts', { exact: false })).toBeVisible()
})
