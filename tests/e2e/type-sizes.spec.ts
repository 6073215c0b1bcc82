import { aPlace } from '../fixtures/plans'
import { expect, test } from './fixtures'
import { knowPlan } from './kept'

const THREE = ['eth-zurich', 'technical-university-of-munich', 'university-of-oxford']

const PAGES = [
  '/',
  '/universities',
  '/universities?level=master',
  `/universities?tab=compare&compare=${THREE.join(',')}`,
  '/universities/eth-zurich',
  '/programmes?subject=nursing&level=master',
  '/scholarships?tab=browse',
  '/scholarships/chevening',
  '/cost?country=gb&level=master&subject=nursing',
  '/plan',
  '/resources/countries',
  '/resources/countries/de',
  '/guides/financial',
  '/data',
]

const MOST_SIZES = 5
/** The least size in pixels of what is more than a label above its value, or a sign. */
const LEAST = 14

/** The sizes of all texts and fields that can be seen, in pixels, and the texts that are too small. */
function findSizes(least: number): { sizes: number[]; small: string[] } {
  const sizes = new Set<number>()
  const small: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const above = text.parentElement
    const range = document.createRange()
    range.selectNodeContents(text)
    // A box of one pixel is for screen readers alone.
    if (!above || range.getBoundingClientRect().width < 2 || !text.data.trim()) continue
    if (!above.checkVisibility({ visibilityProperty: true }) || above.closest('.sr-only, script, style'))
      continue
    const own = parseFloat(getComputedStyle(above).fontSize)
    // A map is a picture, whose letters grow with it.
    const map = above.closest('svg')
    const scale = above instanceof SVGGraphicsElement ? (above.getScreenCTM()?.a ?? 1) : 1
    const size = Math.round(own * scale)
    if (!map) sizes.add(own)
    if (size < least && !above.closest('dt, [aria-hidden]')) small.push(`${size} px: ${text.data.trim()}`)
  }
  for (const field of document.querySelectorAll('input, select, textarea'))
    if (field.checkVisibility() && field.clientWidth > 2)
      sizes.add(parseFloat(getComputedStyle(field).fontSize))
  return { sizes: [...sizes].sort((a, b) => a - b), small }
}

test('a page has five sizes of text at most, and none under 14 px but for labels above their values', async ({
  page,
}) => {
  test.slow()
  const items = THREE.map((id) => aPlace({ id, level: 'master' }))
  await knowPlan(page, { items }, { nationality: 'ng', degreeLevel: 'masters', ielts: 0 })
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const { sizes, small } = await page.evaluate(findSizes, LEAST)
        expect.soft(small, `${path} at ${width}`).toEqual([])
        expect.soft(sizes.length, `${path} at ${width}: ${sizes.join()}`).toBeLessThanOrEqual(MOST_SIZES)
      }
    })
})
