import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { AWARDS, cards, chips, expectAwards, expectLasting, openList } from './scholarships'

type Award = (typeof AWARDS)[number]
const isForLaw = ({ fieldsOfStudy, eligibility: { fieldLimits } }: Award) =>
  !fieldLimits?.excluded?.includes('law') && (fieldsOfStudy === 'any' || fieldsOfStudy.includes('law'))

async function pick(page: Page, button: RegExp, typed: string) {
  await page.getByRole('button', { name: button }).click()
  await page.getByPlaceholder('Type a country').fill(typed)
  await page.getByRole('option', { name: new RegExp(`^${typed}`) }).click()
}

test('field of study, host country and search each filter, last through a reload, and are undone by Back', async ({
  page,
}) => {
  await openList(page, '/scholarships?tab=browse')

  await test.step('a field of study, with awards for every field', async () => {
    await page.getByRole('combobox', { name: 'Field of study' }).selectOption('law')
    await expectLasting(page, '/scholarships?field=law', AWARDS.filter(isForLaw))
  })

  await test.step('a host country', async () => {
    await pick(page, /^Host country/, 'Japan')
    await page.keyboard.press('Escape')
    await expectLasting(
      page,
      '/scholarships?host=jp',
      AWARDS.filter(({ hostCountries }) => hostCountries.includes('jp')),
    )
  })

  await test.step('a search as one types, blind to case and accents', async () => {
    const box = page.getByRole('searchbox', { name: 'Search' })
    await box.fill('gates CAMBRÍDGE')
    await expect(page).toHaveURL(/search=gates\+CAMBR/)
    await expect(cards(page).getByRole('heading').first()).toHaveText('Gates Cambridge Scholarships')
    await page.reload()
    await expect(box).toHaveValue('gates CAMBRÍDGE')
  })
})

test('widens with a second degree and narrows with a second funding; chips take filters off, Clear Filters all, and keeps the sort', async ({
  page,
}) => {
  await openList(page, '/scholarships?degree=phd&funding=need&field=law')
  await page.getByRole('checkbox', { name: /^Bachelor/ }).check()
  await page.getByRole('checkbox', { name: /^Fully funded/ }).check()
  await expect(page).toHaveURL('/scholarships?degree=bachelors,phd&funding=full,need&field=law')
  await expectAwards(
    page,
    AWARDS.filter(
      (award) =>
        (award.eligibleDegrees.includes('Ph.D.') || award.eligibleDegrees.includes("Bachelor's")) &&
        award.funding.includes('need') &&
        award.funding.includes('full') &&
        isForLaw(award),
    ),
  )
  await expect(chips(page)).toHaveCount(5)

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Value')
  await page.getByRole('link', { name: 'Remove filter: Law' }).click()
  await expect(page).toHaveURL('/scholarships?degree=bachelors,phd&funding=full,need&sort=value')
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/scholarships?sort=value')
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveCount(0)
})

test('leaves out what excludes the visitor’s nationality, keeps what does not say, and shows what is open by the visitor’s own date', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-12-15T12:00:00')
  await openList(page, '/scholarships?host=gb')
  await pick(page, /^My nationality/, 'United Kingdom')
  await expect(page).toHaveURL('/scholarships?nationality=gb&host=gb')
  await expect(chips(page)).toHaveText([/Nationality: United Kingdom/, /In United Kingdom/])
  await expect(page.getByRole('button', { name: 'My nationality: United Kingdom' })).toBeVisible()
  const british = AWARDS.filter(({ hostCountries }) => hostCountries.includes('gb'))
  await expect(page.getByRole('heading', { name: 'Gates Cambridge Scholarships' })).toHaveCount(0)
  expect(british.some(({ name }) => name === 'Gates Cambridge Scholarships')).toBe(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'My nationality: United Kingdom' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gates Cambridge Scholarships' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await page.getByRole('checkbox', { name: /^Open now/ }).check()
  await expect(page).toHaveURL('/scholarships?open=now')
  const texts = page.getByRole('article').getByText(/^(Due|Usually due|Open all year)/)
  await expect(texts).toHaveCount(20)
  await expect(page.getByRole('article').getByText('Closed for this year')).toHaveCount(0)
})

test('no filter is wider than the rail beside the results, and on a phone the filters open as a sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openList(page, '/scholarships?tab=browse')
  const rail = await page.getByRole('form', { name: 'Filters' }).boundingBox()
  const field = await page.getByRole('combobox', { name: 'Field of study' }).boundingBox()
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual((rail?.x ?? 0) + (rail?.width ?? 0))

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: /^Government/ }).check()
  await page.getByRole('button', { name: /^Show \d+ results$/ }).click()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expect(page).toHaveURL('/scholarships?type=government')
})
