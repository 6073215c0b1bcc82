import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { foldName } from '../../lib/text/normalise-text'
import type { University } from '../../lib/universities/record/schema'
import { expect } from './fixtures'

const PAGE_SIZE = 9

type Written = Omit<University, 'facts'> & { deadlineMonth: number | null }

/** A university as the site shows it, and its international fee in dollars. */
export type Entry = Written & { dollars: number | null }

const byName = (a: Entry, b: Entry) => {
  const [left, right] = [foldName(a.name), foldName(b.name)]
  return left === right ? (a.id < b.id ? -1 : 1) : left < right ? -1 : 1
}

/** Full records first, then by world rank, the unranked last, then by name: the order of the default sort. */
const byDefault = (a: Entry, b: Entry) =>
  Number(b.depth === 'full') - Number(a.depth === 'full') ||
  (a.worldRanking?.rank ?? 1e9) - (b.worldRanking?.rank ?? 1e9) ||
  byName(a, b)

/** The file that `scripts/e2e.mjs` has written for these tests, by its name. */
export function readFixture<Data>(name: string): Data {
  const folder = process.env.MERIDIAN_FIXTURES
  if (!folder) throw new Error('Start these tests with `npm run test:e2e`, which prepares the catalogue.')
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
}

/** The whole catalogue, in the order of the default sort. */
export const CATALOGUE: readonly Entry[] = readFixture<Written[]>('universities')
  .map((university) => ({ ...university, dollars: university.tuitionFees.internationalNumeric }))
  .sort(byDefault)

/** The catalogue by name: the order in which equals stand under every sort. */
export const BY_NAME: readonly Entry[] = [...CATALOGUE].sort(byName)

/** Passes universities that report a figure for which `test` is true. */
export const ifReported = (figure: number | null | undefined, test: (figure: number) => boolean) =>
  typeof figure === 'number' && test(figure)

/** What a place that is typed alone finds, in order: its university, what is there or named after it, what speaks of it. */
export function byPlace(found: readonly Entry[], place: string): Entry[] {
  const folded = foldName(place)
  const tierOf = ({ name, aliases, campusLife }: Entry) => {
    if (foldName(name) === `university of ${folded}`) return 0
    return [name, campusLife.location, ...aliases].some((text) => foldName(text ?? '').includes(folded))
      ? 1
      : 2
  }
  return [...found].sort((a, b) => tierOf(a) - tierOf(b))
}

/** Opens a list and waits until its script has taken over. */
export async function openList(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('form [aria-haspopup=dialog]')).toBeAttached()
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article')
export const resultsHeading = (page: Page) => page.getByRole('heading', { name: /^Results: / })
export const chips = (page: Page) =>
  page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /^Remove filter: / })

const thousands = (number: number) => number.toLocaleString('en')

/** The heading's figures, and the names on the cards of that page, in order. */
export async function expectResults(page: Page, expected: readonly Entry[], pageNumber = 1) {
  const from = (pageNumber - 1) * PAGE_SIZE
  const shown = expected.slice(from, from + PAGE_SIZE)
  const range = `${thousands(shown.length && from + 1)}-${thousands(from + shown.length)}`
  await expect(resultsHeading(page)).toHaveText(`Results: ${range} of ${thousands(expected.length)}`)
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(shown.map(({ name }) => name))
  await expect(page.getByRole('heading', { name: 'No universities found' })).toHaveCount(shown.length ? 0 : 1)
}

type View = {
  url: string
  results: readonly Entry[]
  /** What the chips say. A view that names them shows no other chips and no other boxes than `boxes`. */
  chips?: string[]
  /** The names of the boxes that are ticked, beyond "All Regions". */
  boxes?: string[]
}

/** Address, count and rows agree, and so do chips and boxes where the view names them. */
export async function expectView(page: Page, { url, results, chips: labels, boxes = [] }: View) {
  const total = thousands(results.length)
  await expect(page).toHaveURL(url)
  await expectResults(page, results)
  await expect(page.getByRole('status').first()).toHaveText(new RegExp(`^${total} .* found$`))
  if (!labels) return
  await expect(chips(page)).toHaveText(labels.map((label) => `Remove filter: ${label}✕`))
  const ticked = page
    .getByRole('form', { name: 'Filters' })
    .locator('label:has(input:checked)')
    .filter({ hasNotText: /^All Regions/ })
  // The number of unknown rows may follow the number.
  await expect(ticked).toHaveText(boxes.map((box) => new RegExp(`^${box}${total}( |$)`)))
}

/** A change shows in address and results and survives a reload, and Back and Forward undo and redo it. */
export async function expectLasting(page: Page, after: View, before: View) {
  await expectView(page, after)
  await page.reload()
  await expectView(page, after)
  await page.goBack()
  await expectView(page, before)
  await page.goForward()
  await expectView(page, after)
}

/** The untouched list. */
export const EVERYTHING: View = { url: '/universities', results: CATALOGUE, chips: [] }

/** An entry of the history to go back to from a search that was typed: typing adds none of its own. */
export const OCEANIA: View = {
  url: '/universities?region=oceania',
  results: CATALOGUE.filter(({ region }) => region === 'oceania'),
  chips: ['Oceania'],
  boxes: ['Oceania'],
}

/** A group of filters by its name, with everything opened that it lies in. */
export async function filterGroup(page: Page, name: string | RegExp): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Filters' })
  const more = form.locator('details:has(> summary:text-is("More filters"))')
  if (!(await more.evaluate((details: HTMLDetailsElement) => details.open)))
    await form.getByText('More filters', { exact: true }).click()
  const group = form.getByRole('group', { name, includeHidden: true }).last()
  await expect(group).toBeAttached()
  const summary = form.locator('summary', { hasText: name })
  if ((await summary.count()) > 0 && !(await group.isVisible())) await summary.click()
  return group
}

/** Types texts into the fields of a group of filters, by their labels. */
export async function typeFigures(page: Page, group: RegExp, figures: Record<string, string>) {
  const fields = await filterGroup(page, group)
  for (const [label, figure] of Object.entries(figures))
    await fields.getByLabel(label).pressSequentially(figure, { delay: 20 })
}
