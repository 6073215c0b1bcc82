import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { byAwardRenown } from '../../lib/scholarships/record/order'
import { ScholarshipRecordSchema, type Scholarship } from '../../lib/scholarships/record/schema'
import { expect } from './fixtures'

const PAGE_SIZE = 20

const readAwards = (type: string): Scholarship[] =>
  z
    .array(ScholarshipRecordSchema)
    .parse(JSON.parse(readFileSync(join(process.cwd(), 'data', 'scholarships', `${type}.json`), 'utf8')))

/** Every award from `data/`, in the order of "Best known". */
export const AWARDS: readonly Scholarship[] = ['university', 'external', 'government']
  .flatMap(readAwards)
  .sort(byAwardRenown)

export const cards = (page: Page) => page.getByRole('main').getByRole('article')
const listHeading = (page: Page) => page.getByRole('heading', { name: /^All Scholarships/ })
export const chips = (page: Page) =>
  page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /^Remove filter: / })

/** Opens the list and waits until its script has taken over. */
export async function openList(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('form [aria-haspopup=dialog]')).toHaveCount(2)
}

/** The heading's figure, and the names on the cards of that page, in order. */
export async function expectAwards(page: Page, expected: readonly { name: string }[], pageNumber = 1) {
  const shown = expected.slice((pageNumber - 1) * PAGE_SIZE, pageNumber * PAGE_SIZE)
  await expect(listHeading(page)).toHaveText(`All Scholarships (${expected.length})`)
  await expect(cards(page).getByRole('heading')).toHaveText(shown.map(({ name }) => name))
}

/** Back leads from a changed list to the untouched one. */
export async function expectBack(page: Page) {
  await page.goBack()
  await expect(page).toHaveURL('/scholarships?tab=browse')
  await expectAwards(page, AWARDS)
}

/** Address and results stand, are there again after a reload, and Back undoes them. */
export async function expectLasting(page: Page, url: string, expected: readonly { name: string }[]) {
  await expect(page).toHaveURL(url)
  await expectAwards(page, expected)
  await page.reload()
  await expect(page).toHaveURL(url)
  await expectAwards(page, expected)
  await expectBack(page)
}
