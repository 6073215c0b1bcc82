import type { Page } from '@playwright/test'
import { expect } from './fixtures'

export const NAMES = {
  'eth-zurich': 'ETH Zurich',
  'university-of-oxford': 'University of Oxford',
  'stanford-university': 'Stanford University',
  'university-of-toronto': 'University of Toronto',
  'harvard-university': 'Harvard University',
  'scotlands-rural-college': "Scotland's Rural College",
} as const

type Id = keyof typeof NAMES

export const comparison = (...ids: string[]) => `/universities?tab=compare&compare=${ids.join(',')}`

/** Starts the visit with universities chosen before. */
export async function remember(page: Page, ...ids: Id[]) {
  const chosen = ids.map((id) => ({ id, name: NAMES[id] }))
  await page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('remembered')) return
      sessionStorage.setItem('remembered', 'yes')
      localStorage.setItem('meridian-compare', stored)
    },
    JSON.stringify({ state: { chosen }, version: 0 }),
  )
}

/** The browser keeps these ids and no others. */
export async function expectRemembered(page: Page, ...ids: string[]) {
  await expect.poll(() => rememberedIds(page)).toEqual(ids)
}

async function rememberedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('meridian-compare') ?? '{"state":{"chosen":[]}}') as {
      state: { chosen: { id: string }[] }
    }
    return stored.state.chosen.map(({ id }) => id)
  })
}

/** The card of a university in a list, by its exact name. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const tray = (page: Page) => page.getByRole('complementary', { name: 'Your comparison' })

export async function expectColumns(page: Page, ...ids: Id[]) {
  await expect(heading(page)).toHaveText(`University Comparison (${ids.length})`)
  await expect(page.getByRole('columnheader')).toHaveText(ids.map((id) => new RegExp(NAMES[id])))
}
