import { expect, test } from './fixtures'
import { CATALOGUE, expectResults, openList } from './universities'

test('offers the nearest names where too many letters are wrong for one to be meant, on the page as sent, which can be cleared, and on the one made in the browser', async ({
  page,
}) => {
  await openList(page, '/universities?search=oxfqrdd')
  await expectResults(page, [])
  await expect(page.getByRole('link', { name: 'University of Oxford' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expectResults(page, CATALOGUE)

  await page.getByRole('searchbox').fill('oxfqrdd')
  await expectResults(page, [])
  await expect(page.getByText('Try adjusting your search criteria or filters')).toBeVisible()
  await expect(page.getByText(/^Did you mean/)).toContainText('University of Oxford')
  await page.getByRole('link', { name: 'University of Oxford' }).click()
  await expect(page).toHaveURL('/universities/university-of-oxford')
})

test('a link followed before the address has what was typed is followed, and Back finds it typed', async ({
  page,
}) => {
  await openList(page, '/universities')
  // The next page takes longer than the pause after which what is typed goes into the address.
  await page.route('**/universities/university-of-oxford?_rsc=*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.getByRole('searchbox').fill('oxfqr')
  await expect(page).toHaveURL('/universities?search=oxfqr')
  await page.getByRole('searchbox').fill('oxfqrdd')
  await page
    .getByText(/^Did you mean/)
    .getByRole('link', { name: 'University of Oxford' })
    .click()
  await expect(page).toHaveURL('/universities/university-of-oxford')
  await page.goBack()
  await expect(page).toHaveURL('/universities?search=oxfqrdd')
  await expect(page.getByRole('searchbox')).toHaveValue('oxfqrdd')
})

test('says which filter to drop, and what that brings', async ({ page }) => {
  const oceania = CATALOGUE.filter(({ region }) => region === 'oceania')
  const kenya = CATALOGUE.filter(({ countryCode }) => countryCode === 'ke')
  await openList(page, '/universities?country=ke&region=oceania')
  await expectResults(page, [])
  await expect(page.getByRole('link', { name: `Without the region: ${kenya.length} results` })).toBeVisible()
  await page.getByRole('link', { name: `Without the country: ${oceania.length} results` }).click()
  await expect(page).toHaveURL('/universities?region=oceania')
  await expectResults(page, oceania)
})
