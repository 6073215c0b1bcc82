import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { AWARDS, chips, expectAwards, expectLasting, openList } from './scholarships'

type Award = (typeof AWARDS)[number]
type Case = [option: RegExp, url: string, isMeant: (award: Award) => boolean]

const BOXES: Case[] = [
  [/^Ph\.D\./, 'degree=phd', ({ eligibleDegrees }) => eligibleDegrees.includes('Ph.D.')],
  [/^External/, 'type=external', ({ type }) => type === 'External'],
  [/^Need-based/, 'funding=need', ({ funding }) => funding.includes('need')],
]

for (const [name, query, isMeant] of BOXES) {
  test(`filters by ${query}, with the number that was promised`, async ({ page }) => {
    const expected = AWARDS.filter(isMeant)
    await openList(page, '/scholarships?tab=browse')
    const option = page.getByRole('checkbox', { name })
    await expect(page.locator('label', { has: option })).toContainText(String(expected.length))
    await option.check()
    await expectLasting(page, `/scholarships?${query}`, expected)
  })
}

test('widens with a second degree and narrows with a second kind of funding', async ({ page }) => {
  await openList(page, '/scholarships?degree=phd&funding=need')
  await page.getByRole('checkbox', { name: /^Bachelor/ }).check()
  await page.getByRole('checkbox', { name: /^Fully funded/ }).check()
  await expect(page).toHaveURL('/scholarships?degree=bachelors,phd&funding=full,need')
  await expectAwards(
    page,
    AWARDS.filter(
      ({ eligibleDegrees, funding }) =>
        (eligibleDegrees.includes('Ph.D.') || eligibleDegrees.includes("Bachelor's")) &&
        funding.includes('need') &&
        funding.includes('full'),
    ),
  )
  await expect(chips(page)).toHaveCount(4)
})

test('filters by field of study, with awards for every field', async ({ page }) => {
  const expected = AWARDS.filter(
    ({ fieldsOfStudy }) => fieldsOfStudy === 'any' || fieldsOfStudy.includes('law'),
  )
  await openList(page, '/scholarships?tab=browse')
  await page.getByRole('combobox', { name: 'Field of study' }).selectOption('law')
  await expectLasting(page, '/scholarships?field=law', expected)
})

test('searches as one types, blind to case and accents', async ({ page }) => {
  await openList(page, '/scholarships?tab=browse')
  await page.getByRole('searchbox', { name: 'Search' }).fill('gates CAMBRÍDGE')
  await expect(page).toHaveURL(/search=gates\+cambr/)
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(
    'Gates Cambridge Scholarships',
  )
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('gates cambrídge')
})

async function pick(page: Page, button: RegExp, typed: string) {
  await page.getByRole('button', { name: button }).click()
  await page.getByPlaceholder('Type a country').fill(typed)
  await page.getByRole('option', { name: new RegExp(`^${typed}`) }).click()
}

test('filters by host country', async ({ page }) => {
  const expected = AWARDS.filter(({ hostCountries }) => hostCountries.includes('jp'))
  await openList(page, '/scholarships?tab=browse')
  await pick(page, /^Host country/, 'Japan')
  await page.keyboard.press('Escape')
  await expectLasting(page, '/scholarships?host=jp', expected)
})

test('leaves out what excludes the visitor’s nationality, and keeps what does not say', async ({ page }) => {
  await openList(page, '/scholarships?host=gb')
  await pick(page, /^My nationality/, 'United Kingdom')
  await expect(page).toHaveURL('/scholarships?nationality=gb&host=gb')
  await expect(chips(page)).toHaveText([/Nationality: United Kingdom/, /In United Kingdom/])
  const british = AWARDS.filter(({ hostCountries }) => hostCountries.includes('gb'))
  await expect(page.getByRole('heading', { name: 'Gates Cambridge Scholarships' })).toHaveCount(0)
  expect(british.some(({ name }) => name === 'Gates Cambridge Scholarships')).toBe(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'My nationality: United Kingdom' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gates Cambridge Scholarships' })).toHaveCount(0)
})

test('shows what is open now by the visitor’s own date', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-15T12:00:00')
  await openList(page, '/scholarships?tab=browse')
  await page.getByRole('checkbox', { name: /^Open now/ }).check()
  await expect(page).toHaveURL('/scholarships?open=now')
  const texts = page.getByRole('article').getByText(/^(Due|Usually due|Open all year)/)
  await expect(texts).toHaveCount(20)
  await expect(page.getByRole('article').getByText('Closed for this year')).toHaveCount(0)
})

test('takes filters off by their chips, and all of them by Clear Filters, which keeps the sort', async ({
  page,
}) => {
  await openList(page, '/scholarships?type=external&field=law&sort=value')
  await page.getByRole('link', { name: 'Remove filter: Law' }).click()
  await expect(page).toHaveURL('/scholarships?type=external&sort=value')
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/scholarships?sort=value')
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveCount(0)
})

test('no filter is wider than the rail beside the results', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openList(page, '/scholarships?tab=browse')
  const rail = await page.getByRole('form', { name: 'Filters' }).boundingBox()
  const field = await page.getByRole('combobox', { name: 'Field of study' }).boundingBox()
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual((rail?.x ?? 0) + (rail?.width ?? 0))
})
