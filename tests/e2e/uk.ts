import type { Page } from '@playwright/test'
import { normaliseText } from '../../lib/text/normalise-text'
import { cityOf } from '../../lib/universities/uk/cities'
import { expect } from './fixtures'
import { BY_NAME, cards, type Entry } from './universities'

const PAGE_SIZE = 12

const byRank = (direction: 1 | -1) => (a: Entry, b: Entry) =>
  Number(!a.worldRanking) - Number(!b.worldRanking) ||
  ((a.worldRanking?.rank ?? 0) - (b.worldRanking?.rank ?? 0)) * direction ||
  Number(!a.worldRanking && b.depth === 'full') - Number(!a.worldRanking && a.depth === 'full')

const british = BY_NAME.filter(({ countryCode }) => countryCode === 'gb')

/** The universities of the United Kingdom in the order of the default sort, and of the other one. */
export const UK: readonly Entry[] = british.toSorted(byRank(1))
export const UK_LOWEST_FIRST: readonly Entry[] = british.toSorted(byRank(-1))

export const inCity = (city: string) => UK.filter(({ campusLife }) => cityOf(campusLife.location) === city)
export const inNation = (...nations: Entry['nation'][]) => UK.filter(({ nation }) => nations.includes(nation))

const wordsOf = ({ name, localName, aliases, campusLife, popularPrograms }: Entry) =>
  normaliseText(
    [name, localName, ...aliases, campusLife.location, ...popularPrograms.map(({ label }) => label)].join(
      ' ',
    ),
  )

/** Those that have every word in name, other names, place or programmes. */
export const finds = (...words: string[]) =>
  UK.filter((entry) => words.every((word) => wordsOf(entry).includes(word)))

/** Opens the portal and waits until its script has taken over. */
export async function openUk(page: Page, query = '') {
  await page.goto(`/uk-universities${query}`)
  await expect(page.getByRole('article').first().or(page.getByText('No universities found'))).toBeVisible()
  await page.waitForLoadState('networkidle')
}

export const ukHeading = (page: Page) => page.getByRole('heading', { name: /^UK Universities \(/ })

/** The heading's count, "Page x of y", and the names on the cards of that page, in order. */
export async function expectUk(page: Page, expected: readonly Entry[], pageNumber = 1) {
  const from = (pageNumber - 1) * PAGE_SIZE
  const shown = expected.slice(from, from + PAGE_SIZE)
  await expect(ukHeading(page)).toHaveText(`UK Universities (${expected.length} found)`)
  const pages = Math.max(1, Math.ceil(expected.length / PAGE_SIZE))
  await expect(page.getByText(`Page ${pageNumber} of ${pages}`, { exact: true })).toBeVisible()
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(shown.map(({ name }) => name))
  await expect(page.getByRole('heading', { name: 'No universities found' })).toHaveCount(shown.length ? 0 : 1)
}

type View = { url: string; results: readonly Entry[] }

/** The untouched portal. */
export const ALL_UK: View = { url: '/uk-universities', results: UK }

/** A change shows in address and results and survives a reload, and Back and Forward undo and redo it. */
export async function expectLastingUk(page: Page, after: View, before: View = ALL_UK) {
  const expectView = async ({ url, results }: View) => {
    await expect(page).toHaveURL(url)
    await expectUk(page, results)
  }
  await expectView(after)
  await page.reload()
  await expectView(after)
  await page.goBack()
  await expectView(before)
  await page.goForward()
  await expectView(after)
}
