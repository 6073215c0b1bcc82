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
    { url: '/universities?search=s%C3%A3o+paulo', results: finds('sao', 'paulo') },
    OCEANIA,
  )
})

test('finds by a place, a short form and a programme', async ({ page }) => {
  await openList(page, '/universities')
  for (const [typed, words] of [
    ['sao paulo', ['sao', 'paulo']],
    ['MIT', ['mit']],
    ['veterinary', ['veterinary']],
  ] as const) {
    await page.getByRole('searchbox').fill(typed)
    await expectResults(page, finds(...words))
  }
})

test('puts the name that was typed before others with its words', async ({ page }) => {
  await openList(page, '/universities')
  await page.getByRole('searchbox').fill('university of tokyo')
  await expect(page.getByRole('heading', { name: `of ${finds('university', 'tokyo').length}` })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('The University of Tokyo')
})

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
