import { findMisfits } from '../fixtures/misfits'
import { aPlace } from '../fixtures/plans'
import { expect, test } from './fixtures'
import { knowPlan } from './kept'

/** The main routes. */
const PAGES = [
  '/',
  '/universities',
  '/universities?tab=add',
  '/universities?tab=compare&compare=technical-university-of-munich,university-of-oxford',
  '/universities/university-of-oxford',
  '/universities/filters',
  '/uk-universities',
  '/scholarships',
  '/scholarships?tab=browse',
  '/scholarships/chevening',
  '/programmes?subject=nursing',
  '/cost?country=de&level=master&passport=ng',
  '/plan',
  '/resources/countries',
  '/resources/countries/gb',
  '/resources/countries/de',
  '/resources/countries/ls',
  '/resources/visa',
  '/courses/graduate',
  '/tests/english',
  '/scraper',
  '/data',
  '/blog',
]

/** Words of at most twelve letters that the end of a line breaks, in headings, buttons, links, labels and axes. */
function findBrokenWords(): string[] {
  const broken: string[] = []
  const parents = (of: Element | null): Element[] => (of ? [of, ...parents(of.parentElement)] : [])
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const above = text.parentElement
    if (!above?.closest('h1, h2, h3, a, button, dt, dd, label, [aria-hidden] li') || above.closest('svg'))
      continue
    // A box of one pixel is for screen readers alone.
    if (!above.checkVisibility() || parents(above).some(({ clientWidth }) => clientWidth === 1)) continue
    for (const { 0: word, index } of text.data.matchAll(/(?<![\p{L}/])\p{L}{2,12}(?![\p{L}/])/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      if (lines.size > 1) broken.push(`${word}: ${text.data.trim().slice(0, 40)}`)
    }
  }
  return broken
}

test('with text of 200 % on a phone of 360 px no page is wider than the window, nothing is cut, and no word is broken', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of PAGES) {
    await page.goto(path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect.soft(await page.evaluate(findMisfits), path).toEqual([])
    expect.soft(await page.evaluate(findBrokenWords), path).toEqual([])
    const menu = page.getByRole('button', { name: 'Menu' })
    await expect.soft(menu, path).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Guides' }).click()
  await expect(page.getByRole('link', { name: 'Living', exact: true })).toBeVisible()
  expect(await page.evaluate(findMisfits)).toEqual([])
})

test('with text of 200 % a plan with choices fits a tablet, and no word of its controls is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  const items = ['eth-zurich', 'technical-university-of-munich'].map((id) => aPlace({ id }))
  await knowPlan(page, { items }, { nationality: 'ng' })
  await page.goto('/plan')
  const bound = page.getByLabel(/^At most, a year in/)
  await expect(bound).toBeEnabled()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(bound).toBeVisible()
  expect(await page.evaluate(findMisfits)).toEqual([])
  expect(await page.evaluate(findBrokenWords)).toEqual([])
})
