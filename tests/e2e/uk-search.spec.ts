import { normaliseText } from '../../lib/text/normalise-text'
import { expect, test } from './fixtures'
import { chips } from './universities'
import { ALL_UK, expectUk, finds, openUk, UK } from './uk'

/** Words that are in a description and nowhere else, so that a search that read descriptions would find something. */
const DESCRIPTION_WORDS = UK.flatMap(({ description }) => normaliseText(description ?? '').split(' '))
  // "Classical" alone is a subject, "technical" a near one, and "anywhere" leaves the country open.
  .filter(
    (word) => word.length > 7 && !/^(classical|technical|anywhere)$/.test(word) && finds(word).length === 0,
  )
  .slice(0, 3)

test('does not find words which only a description has, though the world list does', async ({
  page,
  request,
}) => {
  expect(DESCRIPTION_WORDS).toHaveLength(3)
  await openUk(page)
  for (const word of DESCRIPTION_WORDS) {
    await page.getByRole('searchbox').fill(word)
    await expectUk(page, [])
    await expect(page).toHaveURL(`/uk-universities?search=${word}`)
  }
  await page.reload()
  await expectUk(page, [])
  // A page as it is sent: its results are its only articles.
  const sent = async (path: string) => (await request.get(path)).text()
  for (const word of DESCRIPTION_WORDS) {
    expect(await sent(`/uk-universities?search=${word}`), word).not.toContain('<article')
    expect(await sent(`/universities?search=${word}&country=gb`), word).toContain('<article')
  }
})

test('an empty result offers Clear Search, on the page as sent and on the one made in the browser; a search starts again at page 1', async ({
  page,
}) => {
  const box = page.getByRole('searchbox')
  await openUk(page, '?search=qqqq&city=london')
  await expectUk(page, [])
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL(ALL_UK.url)
  await expectUk(page, UK)
  await box.fill('qqqq')
  await expectUk(page, [])
  await expect(chips(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL(ALL_UK.url)
  await expectUk(page, UK)
  await expect(box).toHaveValue('')

  await test.step('a search starts again at page 1, and keeps the other filters', async () => {
    await page.getByRole('checkbox', { name: /^England/ }).check()
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Ranking: Lowest First')
    await page.getByRole('link', { name: 'Page 3', exact: true }).click()
    await expect(page).toHaveURL('/uk-universities?nation=england&sort=lowest&page=3')
    await box.fill('music')
    await expect(page).toHaveURL('/uk-universities?search=music&nation=england&sort=lowest')
  })
})
