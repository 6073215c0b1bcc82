import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { CATALOGUE, chips, EVERYTHING, expectLasting, expectResults, openList } from './universities'

const countries = (page: Page) => page.getByRole('dialog', { name: 'Countries' })
const inCountries = (...codes: string[]) => CATALOGUE.filter(({ countryCode }) => codes.includes(countryCode))

test('shows the universities of a country', async ({ page }) => {
  await openList(page, '/universities')
  await page.getByRole('button', { name: 'Country: All Countries' }).click()
  await page.getByPlaceholder('Type a country').fill('japan')
  await countries(page)
    .getByRole('option', { name: /^Japan/ })
    .click()
  await page.keyboard.press('Escape')
  await expectLasting(page, { url: '/universities?country=jp', results: inCountries('jp') }, EVERYTHING)
  await expect(page.getByRole('button', { name: 'Country: Japan' })).toBeVisible()
})

test('widens with each further country and takes them back one by one', async ({ page }) => {
  await openList(page, '/universities?country=fr')
  await page.getByRole('button', { name: 'Country: France' }).click()
  await page.getByPlaceholder('Type a country').fill('UK')
  await expect(countries(page).getByRole('option').first()).toContainText('United Kingdom')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/universities?country=fr,gb')
  await expectResults(page, inCountries('fr', 'gb'))
  await page.keyboard.press('Escape')
  await expect(chips(page)).toHaveText([/France/, /United Kingdom/])
  await page.getByRole('link', { name: 'Remove filter: France' }).click()
  await expect(page).toHaveURL('/universities?country=gb')
  await expectResults(page, inCountries('gb'))
})

test('shows beside each country how many results it would bring', async ({ page }) => {
  await openList(page, '/universities?region=oceania')
  await page.getByRole('button', { name: 'Country: All Countries' }).click()
  const oceania = CATALOGUE.filter(({ region }) => region === 'oceania')
  await expect(countries(page).getByRole('option', { name: /^All Countries/ })).toContainText(
    String(oceania.length),
  )
  await expect(countries(page).getByRole('option', { name: /^New Zealand/ })).toContainText(
    String(inCountries('nz').length),
  )
  await expect(countries(page).getByRole('option', { name: /^France/ })).toContainText('0 with these filters')
  await expect(countries(page).getByRole('option')).toHaveCount(
    new Set(CATALOGUE.map(({ country }) => country)).size + 1,
  )
})

test('opens from a link with several countries', async ({ page }) => {
  await openList(page, '/universities?country=de,jp,us')
  await expect(page).toHaveURL('/universities?country=de,jp,us')
  await expectResults(page, inCountries('de', 'jp', 'us'))
})
