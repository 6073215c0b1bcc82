import { normaliseText } from '../../lib/text/normalise-text'
import { test, expect } from './fixtures'
import { byPlace, CATALOGUE, expectLasting, expectResults, openList, type Entry } from './universities'

const textOf = ({ name, localName, aliases, campusLife, popularPrograms, description }: Entry) =>
  normaliseText(
    [
      name,
      localName,
      ...aliases,
      campusLife.location,
      ...popularPrograms.map(({ label }) => label),
      description,
    ].join(' '),
  )

const finds = (...words: string[]) =>
  CATALOGUE.filter((entry) => words.every((word) => textOf(entry).includes(word)))

test('is prefilled from the address and follows it, and Back leaves what was typed as a whole', async ({
  page,
}) => {
  const oxford = { url: '/universities?search=oxford', results: byPlace(finds('oxford'), 'oxford') }
  await openList(page, oxford.url)
  const box = page.getByRole('searchbox', { name: 'Search' })
  await expect(box).toHaveValue('oxford')
  await expect(box).toHaveAttribute('placeholder', 'Search universities, locations, or programs...')
  await expectResults(page, oxford.results)
  await page.getByRole('link', { name: 'Remove filter: “oxford”' }).click()
  await expect(page).toHaveURL('/universities')
  await expect(box).toHaveValue('')

  await box.pressSequentially('São  PAULO', { delay: 20 })
  await expectLasting(
    page,
    { url: '/universities?search=S%C3%A3o+PAULO', results: byPlace(finds('sao', 'paulo'), 'sao paulo') },
    oxford,
  )
  await page.goBack()
  await expect(box).toHaveValue('oxford')
})

test('Back returns to a text that was sent before', async ({ page }) => {
  const oxford = { url: '/universities?search=oxford', results: byPlace(finds('oxford'), 'oxford') }
  await openList(page, oxford.url)
  const box = page.getByRole('searchbox', { name: 'Search' })
  await box.fill('cambridge')
  await box.press('Enter')
  const cambridge = byPlace(finds('cambridge'), 'cambridge')
  await expectLasting(page, { url: '/universities?search=cambridge', results: cambridge }, oxford)
})
