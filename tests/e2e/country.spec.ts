import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { CATALOGUE, chips, expectLasting, expectResults, expectView, OCEANIA, openList } from './universities'

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

test('opens from a link with several countries, widens with a further one and takes them back one by one', async ({
  page,
}) => {
  await openList(page, '/universities?country=de,fr,jp')
  await expectView(page, {
    url: '/universities?country=de,fr,jp',
    results: inCountries('de', 'fr', 'jp'),
    chips: ['Germany', 'France', 'Japan'],
  })
  await page.getByRole('link', { name: 'Remove filter: Germany' }).click()
  await expect(page).toHaveURL('/universities?country=fr,jp')
  await page.getByRole('link', { name: 'Remove filter: Japan' }).click()
  await expectView(page, { url: '/universities?country=fr', results: inCountries('fr'), chips: ['France'] })

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
