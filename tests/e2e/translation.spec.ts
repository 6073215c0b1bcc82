import type { Page } from '@playwright/test'
import { translatePage } from '../fixtures/translator'
import { expect, test } from './fixtures'

/** Opens a page and has the browser translate it. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(translatePage)
  await expect(page.locator('main font').first()).toBeAttached()
}

const status = (page: Page) => page.getByRole('status').filter({ hasText: /found$/ })

test('lists go on working in a page that the browser translates', async ({ page }) => {
  await open(page, '/universities')
  const box = page.getByRole('searchbox').first()
  await box.fill('toronto')
  await expect(page.getByRole('heading', { name: 'University of Toronto' })).toBeVisible()
  await box.fill('')
  await expect(status(page)).toContainText('universities found')
  await page.getByRole('radio', { name: /^Africa/ }).check({ force: true })
  await expect(page).toHaveURL(/region=africa/)

  await open(page, '/universities?country=de')
  await page
    .getByRole('button', { name: 'Clear Filters' })
    .or(page.getByRole('link', { name: 'Clear Filters' }))
    .first()
    .click()
  await expect(page).toHaveURL(/universities$/)
  await page
    .getByRole('button', { name: /^Compare / })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Compare / })
    .nth(1)
    .click()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('nursing')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
})
