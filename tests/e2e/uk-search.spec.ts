import { normaliseText } from '../../lib/text/normalise-text'
import { expect, test } from './fixtures'
import { cards, chips } from './universities'
import { ALL_UK, expectLastingUk, expectUk, finds, inCity, openUk, UK } from './uk'

/** Words that are in a description and nowhere else, so that a search that read descriptions would find something. */
const DESCRIPTION_WORDS = UK.flatMap(({ description }) => normaliseText(description ?? '').split(' '))
  // "Classical" alone is a subject.
  .filter((word) => word.length > 7 && word !== 'classical' && finds(word).length === 0)
  .slice(0, 3)

test('searches names, places and programmes as one types', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Search' })
  await openUk(page, '?city=oxford')
  await openUk(page)
  await expect(box).toHaveAttribute('placeholder', 'Search universities, cities, or programs...')
  await box.pressSequentially('leeds', { delay: 20 })
  await expectLastingUk(
    page,
    { url: '/uk-universities?search=leeds', results: finds('leeds') },
    { url: '/uk-universities?city=oxford', results: inCity('Oxford') },
  )
})

test('finds by a short form, a programme and a name', async ({ page }) => {
  await openUk(page)
  for (const [typed, words] of [
    ['LSE', ['lse']],
    ['veterinary', ['veterinary']],
    ['university of bristol', ['university', 'bristol']],
  ] as const) {
    await page.getByRole('searchbox').fill(typed)
    await expectUk(page, finds(...words))
  }
})

test('does not find words which only a description has, though the world list does', async ({ page }) => {
  for (const word of DESCRIPTION_WORDS) {
    await openUk(page)
    await page.getByRole('searchbox').fill(word)
    await expectUk(page, [])
    await expect(page).toHaveURL(`/uk-universities?search=${word}`)
    await page.reload()
    await expectUk(page, [])
    await page.goto(`/universities?search=${word}&country=gb`)
    await expect(cards(page).first()).toBeVisible()
  }
})

test('there are such words to test with', () => {
  expect(DESCRIPTION_WORDS).toHaveLength(3)
})

test('starts again at page 1, and keeps the other filters', async ({ page }) => {
  await openUk(page, '?nation=england&sort=lowest&page=3')
  await page.getByRole('searchbox').fill('music')
  await expect(page).toHaveURL('/uk-universities?search=music&nation=england&sort=lowest')
})

test('an empty result offers Clear Search, on the page as sent and on the one made in the browser', async ({
  page,
}) => {
  await openUk(page, '?search=qqqq&city=london')
  await expectUk(page, [])
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL(ALL_UK.url)
  await expectUk(page, UK)
  await page.getByRole('searchbox').fill('qqqq')
  await expectUk(page, [])
  await expect(chips(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL(ALL_UK.url)
  await expectUk(page, UK)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})
