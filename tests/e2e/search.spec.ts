import { normaliseText } from '../../lib/text/normalise-text'
import { test, expect } from './fixtures'
import {
  CATALOGUE,
  EVERYTHING,
  expectLasting,
  expectResults,
  OCEANIA,
  openList,
  type Entry,
} from './universities'

const textOf = ({ name, localName, aliases, campusLife, popularPrograms, description }: Entry) =>
  normaliseText([name, localName, ...aliases, campusLife.location, ...popularPrograms, description].join(' '))

const finds = (...words: string[]) =>
  CATALOGUE.filter((entry) => words.every((word) => textOf(entry).includes(word)))

test('searches as one types, and Back leaves the search as a whole', async ({ page }) => {
  await openList(page, OCEANIA.url)
  await openList(page, EVERYTHING.url)
  await page.getByRole('searchbox').pressSequentially('São  PAULO', { delay: 20 })
  await expectLasting(
    page,
    { url: '/universities?search=S%C3%A3o+PAULO', results: finds('sao', 'paulo') },
    OCEANIA,
  )
})

for (const [typed, words] of [
  ['sao paulo', ['sao', 'paulo']],
  ['MIT', ['mit']],
  ['technology sydney', ['technology', 'sydney']],
  ['university of tokyo', ['university', 'tokyo']],
  ['veterinary', ['veterinary']],
] as const) {
  test(`finds by "${typed}"`, async ({ page }) => {
    await openList(page, '/universities')
    await page.getByRole('searchbox').fill(typed)
    await expectResults(page, finds(...words))
  })
}

test('is prefilled from the address, and follows it', async ({ page }) => {
  await openList(page, '/universities?search=oxford')
  const box = page.getByRole('searchbox', { name: 'Search' })
  await expect(box).toHaveValue('oxford')
  await expect(box).toHaveAttribute('placeholder', 'Search universities, locations, or programs...')
  await expectResults(page, finds('oxford'))
  await page.getByRole('link', { name: 'Remove filter: “oxford”' }).click()
  await expect(page).toHaveURL('/universities')
  await expect(box).toHaveValue('')
  await page.goBack()
  await expect(box).toHaveValue('oxford')
  await expectResults(page, finds('oxford'))
})

test('keeps the other filters', async ({ page }) => {
  await openList(page, '/universities?region=europe&sort=name&page=3')
  await page.getByRole('searchbox').fill('music')
  await expect(page).toHaveURL('/universities?search=music&region=europe&sort=name')
})
