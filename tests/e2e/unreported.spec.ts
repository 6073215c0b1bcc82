import { expect, expectNoAxeViolations, test } from './fixtures'
import { CATALOGUE, cards, ifReported, openList, resultsHeading } from './universities'

const reported = CATALOGUE.filter(({ acceptanceRate }) => ifReported(acceptanceRate, (rate) => rate <= 20))
const open = CATALOGUE.filter(({ acceptanceRate }) => acceptanceRate === null)
const count = (amount: number) => amount.toLocaleString('en')

test('what does not report a figure stands apart, counted, one tap opens it, and another choice folds it again', async ({
  page,
}) => {
  const section = page.getByRole('region', { name: `Not known (${count(open.length)})` })
  const names = section.getByRole('article').getByRole('heading')
  await openList(page, '/universities?acceptanceMax=20&unreported=2')
  await expect(names).toHaveText(open.slice(9, 18).map(({ name }) => name))
  await expectNoAxeViolations(page)
  await section.getByRole('link', { name: /^Hide / }).click()
  await expect(page).toHaveURL('/universities?acceptanceMax=20')
  await expect(names).toHaveCount(0)
  await expect(resultsHeading(page)).toHaveText(`Results: 1-9 of ${count(reported.length)}`)
  await expect(cards(page)).toHaveCount(9)

  await expect(section).toContainText('Not reported, or not sure: Acceptance rate.')
  await section.getByRole('link', { name: `Show ${count(open.length)} universities` }).click()
  await expect(page).toHaveURL('/universities?acceptanceMax=20&unreported=1')
  await expect(names).toHaveText(open.slice(0, 9).map(({ name }) => name))
  await section.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/universities?acceptanceMax=20&unreported=2')
  await expect(names).toHaveText(open.slice(9, 18).map(({ name }) => name))
  await page.goBack()
  await expect(names).toHaveText(open.slice(0, 9).map(({ name }) => name))
  await page.goForward()
  await expect(page).toHaveURL('/universities?acceptanceMax=20&unreported=2')
  await page.getByRole('radio', { name: /^Europe / }).check()
  await expect(page).toHaveURL('/universities?region=europe&acceptanceMax=20')
})

test('no result does not mean that there is none', async ({ page }) => {
  await openList(page, '/universities?country=fr&facilities=botanic-garden,farm-or-field-station,observatory')
  await expect(page.getByRole('heading', { name: 'No universities found' })).toBeVisible()
  await expect(page.getByText(/^\d+ universities do not report all of this/)).toBeVisible()
  await page.getByRole('link', { name: 'Show them' }).click()
  await expect(page).toHaveURL(/&unreported=1$/)
  await expect(cards(page)).toHaveCount(9)
})

test('a country without a hit says so, and is searched without the text', async ({ page }) => {
  await openList(page, '/universities?search=heidelberg')
  await page.getByRole('button', { name: /^Country:/ }).click()
  await page.getByPlaceholder('Type a country').fill('France')
  const france = page.getByRole('option', { name: /^France/ })
  await expect(france).toContainText('0 for ‘heidelberg’; search without it')
  await france.click()
  await expect(page).toHaveURL('/universities?country=fr')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Country: France' })).toBeFocused()
})
