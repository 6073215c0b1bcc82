import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** How tall a card of a university may be at a width. */
const MOST_CARD = [
  { width: 360, height: 740, most: 620 },
  { width: 1280, height: 800, most: 520 },
]

const MANY_FILTERS = '/universities?search=university&region=europe&tuitionMax=20000&sector=public,private'

/** Each list as it is first seen, and with filters of several kinds. */
const LISTS = [
  '/universities',
  '/universities?level=master',
  '/universities?page=7',
  '/universities?country=jp',
  MANY_FILTERS,
  '/universities?level=master&taught=english&unreported=1',
  '/universities?search=masters computer science germany netherlands or usa',
  '/uk-universities',
  '/programmes?subject=nursing',
  '/programmes?subject=computer-science&level=master&country=au,gb&sort=fee&feeMax=40000',
  '/programmes?search=masters japan',
  '/scholarships?tab=browse',
  '/scholarships?nationality=ng&host=de,gb&open=now&degree=masters&funding=full',
]

/** Lists as they come before a script, of each kind one. */
const SERVED = [MANY_FILTERS, '/programmes?subject=nursing', '/scholarships?tab=browse']

const PHONE = { width: 360, height: 740, most: 440 }
const LAPTOP = { width: 1366, height: 768, most: 480 }

/** What made room for the results: its name and how many entries it has. */
const FEATURED: Record<string, [name: string, entries: number]> = {
  '/universities': ['Top 5 by world ranking', 5],
  '/uk-universities': ['Top 5 UK universities', 5],
  '/scholarships?tab=browse': ['Featured Scholarships', 6],
}

/** What else is looked at on a phone. */
const LOOKS: Record<string, (page: Page) => Promise<void>> = {
  '/universities': (page) =>
    test.step('the totals stand in the head, and what they rest on below the list', async () => {
      for (const label of ['universities', 'countries', 'students (thousands)', 'average acceptance rate'])
        await expect(
          page.getByRole('term').filter({ hasText: new RegExp(`^${label.replace(/[()]/g, '\\$&')}$`) }),
        ).toBeVisible()
      await expect(
        page.getByText(/^Students and the average count only what is reported/).last(),
      ).toBeVisible()
    }),
  [MANY_FILTERS]: (page) =>
    test.step('many active filters stand in one line that can be pushed aside', async () => {
      const chips = page.getByRole('list', { name: 'Active filters' })
      expect((await chips.boundingBox())?.height).toBeLessThan(60)
      await page.getByRole('link', { name: 'Clear Filters' }).focus()
      await expect(page.getByRole('link', { name: 'Clear Filters' })).toBeInViewport({ ratio: 0.99 })
    }),
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

/** The distance of the first result from the top of the page, in pixels. */
async function firstResultTop(page: Page): Promise<number> {
  const first = page.locator('[data-results] article').first()
  await expect(first).toBeVisible()
  return first.evaluate((article) => article.getBoundingClientRect().top + window.scrollY)
}

/** Cards are low, the parts of a row begin at one height, and a laptop shows the first row whole. */
async function expectLowCards(page: Page, path: string) {
  for (const { most, ...size } of MOST_CARD) {
    await page.setViewportSize(size)
    const cards = await page.locator('[data-results] article').evaluateAll((all) =>
      all.map((card) => ({
        top: card.getBoundingClientRect().top + window.scrollY,
        height: card.getBoundingClientRect().height,
        foot: card.querySelector('footer')?.getBoundingClientRect().top ?? 0,
        answers: [...card.querySelectorAll('dd.font-semibold')].map((one) => getComputedStyle(one).fontSize),
      })),
    )
    for (const size of cards.flatMap(({ answers }) => answers))
      expect.soft(parseFloat(size)).toBeGreaterThan(13)
    for (const { height } of cards) expect.soft(height, `${path} at ${size.width}`).toBeLessThanOrEqual(most)
    const row = cards.filter(({ top }) => top === cards[0]?.top)
    expect.soft(new Set(row.map(({ foot }) => Math.round(foot))).size, path).toBe(1)
    if (path === '/universities' && size.width === 1280)
      expect.soft((row[0]?.top ?? 0) + (row[0]?.height ?? 0), path).toBeLessThanOrEqual(size.height)
  }
}

test('the first result of every list begins within 440 px on a phone, 480 px on a laptop, above what made room', async ({
  page,
}) => {
  test.slow()
  for (const path of LISTS)
    await test.step(path, async () => {
      await page.setViewportSize(PHONE)
      await open(page, path)
      for (const size of [PHONE, LAPTOP]) {
        const { width, most } = size
        await page.setViewportSize(size)
        expect.soft(await firstResultTop(page), `${path} at ${width}`).toBeLessThanOrEqual(most)
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
        if (size === PHONE) await LOOKS[path]?.(page)
      }
      if (path.startsWith('/universities') || path.startsWith('/uk')) await expectLowCards(page, path)
      const [name, entries] = FEATURED[path] ?? []
      if (!name) return
      const featured = page.getByRole('region', { name })
      await expect(featured.getByRole('listitem')).toHaveCount(entries ?? 0)
      const last = await page.locator('[data-results] article').last().boundingBox()
      const own = await featured.boundingBox()
      expect(own?.y ?? 0).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0))
    })
})

test.describe('without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('the first result of each kind of list begins within 440 px', async ({ page }) => {
    test.slow()
    for (const path of SERVED) {
      await page.goto(path)
      expect.soft(await firstResultTop(page), path).toBeLessThanOrEqual(PHONE.most)
    }
  })
})
