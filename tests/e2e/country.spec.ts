import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { CATALOGUE, expectLasting, OCEANIA, openList } from './universities'

const countries = (page: Page) => page.getByRole('dialog', { name: 'Countries' })
const inCountries = (...codes: string[]) => CATALOGUE.filter(({ countryCode }) => codes.includes(countryCode))

test('shows beside each country how many results it would bring, and the universities of the chosen one', async ({
  page,
}) => {
  const { results: oceania } = OCEANIA
  const found = inCountries('nz')
  const option = (name: string | RegExp) => countries(page).getByRole('option', { name })
  await openList(page, OCEANIA.url)
  await page.getByRole('button', { name: 'Country: All Countries' }).click()
  await expect(option(/^All Countries/)).toContainText(String(oceania.length))
  await expect(option(/^New Zealand/)).toContainText(String(found.length))
  await expect(option(/^France/)).toContainText('0 with these filters')
  await expect(countries(page).getByRole('option')).toHaveCount(
    new Set(CATALOGUE.map(({ country }) => country)).size + 1,
  )

  await page.getByPlaceholder('Type a country').fill('new zealand')
  await option(/^New Zealand/).click()
  await page.keyboard.press('Escape')
  const view = {
    url: '/universities?country=nz&region=oceania',
    results: found,
    chips: ['New Zealand', 'Oceania'],
    boxes: ['Oceania'],
  }
  await expectLasting(page, view, OCEANIA)
  await expect(page.getByRole('button', { name: 'Country: New Zealand' })).toBeVisible()
})
