import { expect, test } from './fixtures'
import { BY_NAME, CATALOGUE, cards, expectResults, ifReported } from './universities'

test.use({ javaScriptEnabled: false })

const inCountry = (...codes: string[]) => CATALOGUE.filter(({ countryCode }) => codes.includes(countryCode))

test('shows results at once, turns pages by links, and filters, sorts and searches by buttons', async ({
  page,
}) => {
  await page.goto('/universities')
  await expectResults(page, CATALOGUE)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/universities?page=2')
  await expectResults(page, CATALOGUE, 2)

  const country = page.getByRole('textbox', { name: 'Country' })
  await test.step('finds a country by its name, another name or several names', async () => {
    await country.fill('Germany')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL('/universities?country=de')
    await expectResults(page, inCountry('de'))
    await expect(country).toHaveValue('Germany')
    await country.fill('Germany, UK')
    await country.press('Enter')
    await expect(page).toHaveURL('/universities?country=de,gb')
    await expectResults(page, inCountry('de', 'gb'))
  })

  await test.step('sorts and searches with the button', async () => {
    await country.fill('')
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('University Name')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/universities?sort=name')
    await expectResults(page, BY_NAME)
    await page.getByRole('searchbox').fill('  qqqqq ')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/universities?search=qqqqq&sort=name')
    await expectResults(page, [])
  })
})

test('sends every kind of filter from a page of its own, removes one by its chip, and keeps the others when searching and choosing a region beside the results', async ({
  page,
}) => {
  await page.goto('/universities?compare=university-of-oxford')
  await page.getByRole('link', { name: 'More filters' }).click()
  await page.getByRole('radio', { name: /^North America/ }).check()
  await page
    .getByRole('group', { name: /^Acceptance rate/ })
    .getByLabel('To')
    .fill('40')
  await page.locator('summary', { hasText: 'Programmes' }).click()
  await page.getByRole('checkbox', { name: /^Law / }).check()
  await page.getByRole('checkbox', { name: /^Medicine / }).check()
  await page.getByRole('button', { name: 'Show results' }).click()
  const law = CATALOGUE.filter(
    ({ region, popularPrograms, acceptanceRate }) =>
      region === 'north-america' &&
      popularPrograms.some(({ label }) => label === 'Law') &&
      ifReported(acceptanceRate, (rate) => rate <= 40),
  )
  const both = law.filter(({ popularPrograms }) => popularPrograms.some(({ label }) => label === 'Medicine'))
  await expect(page).toHaveURL(
    '/universities?region=north-america&acceptanceMax=40&programmes=law,medicine&compare=university-of-oxford',
  )
  await expectResults(page, both)
  await page.getByRole('link', { name: 'Remove filter: Medicine' }).click()
  await expectResults(page, law)

  await page.getByRole('searchbox').fill('university')
  await page.getByRole('radio', { name: /^Europe/ }).check()
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(
    '/universities?search=university&region=europe&acceptanceMax=40&programmes=law&compare=university-of-oxford',
  )
  await expect(page.getByRole('link', { name: 'Remove filter: Acceptance rate: up to 40%' })).toHaveAttribute(
    'href',
    '/universities?search=university&region=europe&programmes=law&compare=university-of-oxford',
  )
})

test('opens what does not report a figure by a link, below what does', async ({ page }) => {
  const reported = CATALOGUE.filter(({ acceptanceRate }) => ifReported(acceptanceRate, (rate) => rate <= 20))
  const open = CATALOGUE.filter(({ acceptanceRate }) => acceptanceRate === null)
  await page.goto('/universities?acceptanceMax=20&unreported=exclude')
  await expect(page).toHaveURL('/universities?acceptanceMax=20')
  await expectResults(page, reported)
  const section = page.getByRole('region', { name: `Not known (${open.length.toLocaleString('en')})` })
  await section.getByRole('link', { name: /^Show / }).click()
  await expect(page).toHaveURL('/universities?acceptanceMax=20&unreported=1#university-unreported')
  await expect(section.getByRole('article').getByRole('heading')).toHaveText(
    open.slice(0, 9).map(({ name }) => name),
  )
  await expect(section.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/universities?acceptanceMax=20&unreported=2#university-unreported',
  )
  await section.getByRole('link', { name: /^Hide / }).click()
  await expect(page).toHaveURL('/universities?acceptanceMax=20#university-unreported')
})

test('opens the filters on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/universities')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('radio', { name: /^Africa/ }).check()
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL('/universities?region=africa')
  await expect(cards(page).first()).toBeVisible()
})
