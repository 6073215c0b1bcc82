import type { Page } from '@playwright/test'
import { comparison, expectColumns, heading, NAMES } from './compare-pages'
import { download, expect, test } from './fixtures'

const THREE = ['eth-zurich', 'university-of-oxford', 'stanford-university'] as const

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

test('every row is there, the best value with a sign and a word, and a summary', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(comparison(...THREE))
  await test.step('names stay in sight while scrolling', async () => {
    await page.getByRole('rowheader', { name: 'Website', exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('columnheader').first()).toBeInViewport()
  })
  await test.step('rows and summary', async () => {
    await expect(rowOf(page, 'World Ranking').getByRole('cell')).toHaveText([
      /#7/,
      /#4/,
      /▲ #3 \(best of these\)/,
    ])
    await expect(rowOf(page, 'Website').getByRole('link').first()).toHaveAttribute('target', '_blank')
    await expect(rowOf(page, 'Popular Programs').getByRole('cell').first()).toContainText(/\+\d+ more/)
    await expect(page.getByText('Score: N/A').first()).toBeVisible()
    await expect(page.getByText('no acceptance rate reported').first()).toBeVisible()

    const summary = page.getByRole('main')
    await expect(summary.getByRole('term').filter({ hasText: 'Highest Ranked' })).toBeVisible()
    await expect(summary.getByRole('definition').first()).toContainText('Stanford University')
    await expect(page.getByText(/^Cheapest is ETH Zurich, by US\$ [\d,]+ a year against/)).toBeVisible()
  })
  await test.step('its buttons, cells and bars are the site’s, whichever order the styles come in', async () => {
    const copy = page.getByRole('button', { name: 'Copy link' })
    await expect(copy).toHaveCSS('border-top-style', 'solid')
    await expect(copy).not.toHaveCSS('padding-left', '0px')
    await expect(page.getByRole('cell').first()).not.toHaveCSS('padding-left', '0px')
    await expect(page.locator('.cost-part[data-part=tuition]').first()).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
  })
  await test.step('the score opens into its four parts', async () => {
    await page.getByText(/^Score: \d+\/100$/).click()
    const parts = rowOf(page, 'Score').getByRole('listitem')
    for (const part of ['World ranking', 'Selectivity', 'Research', 'Employment']) {
      await expect(parts.filter({ hasText: part })).toBeVisible()
    }
    await expect(page.getByText('5 × 10, as no rating is reported')).toBeVisible()
  })
  await test.step('rows nobody reports are folded, and unfold', async () => {
    const fold = page.getByRole('button', { name: /Not reported by any: .*Minimum GPA/ })
    await expect(page.getByRole('rowheader', { name: 'Minimum GPA', exact: true })).toBeHidden()
    await fold.press('Enter')
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('rowheader', { name: 'Minimum GPA', exact: true })).toBeVisible()
  })
})

test('only what differs is shown on demand, the link is copied or shared, and the CSV holds the comparison', async ({
  page,
  context,
  baseURL,
}) => {
  const address = comparison('stanford-university', 'harvard-university')
  // Whose profile has another level sees the same sums.
  const sent = address.replace('&compare', '&level=bachelor&compare')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => Promise.resolve(void Object.assign(window, { shared: data.url })),
    })
  })
  await page.goto(address)
  await test.step('the CSV', async () => {
    const file = await download(page.getByRole('button', { name: 'Download CSV' }))
    expect(file.name).toBe('comparison-stanford-university-harvard-university.csv')
    const lines = file.text.split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFUniversity,Country,Level,Score,Total a Year,/)
    expect(lines.slice(1).filter(Boolean)).toHaveLength(2)
    expect(lines[1]).toMatch(/^Stanford University,United States,Bachelor’s,79,/)
    expect(lines[1]).toContain('https://')
  })
  await test.step('the copied link', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${sent}`)
  })
  await test.step('the system’s share sheet, where there is one', async () => {
    await page.getByRole('button', { name: 'Share' }).click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: string }).shared))
      .toContain(sent)
  })
  await test.step('only what differs', async () => {
    const sector = page.getByRole('rowheader', { name: 'Public or Private', exact: true })
    await expect(sector).toBeVisible()
    await page.getByRole('switch', { name: 'Only differences' }).check()
    await expect(sector).toBeHidden()
    await expect(page.getByRole('rowheader', { name: 'World Ranking', exact: true })).toBeVisible()
  })
})

test('it prints on one landscape page, with its bars and its line of time', async ({ page }) => {
  await page.goto(comparison(...THREE, 'university-of-toronto'))
  await expectColumns(page, ...THREE, 'university-of-toronto')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []
  expect(Number(width)).toBeGreaterThan(Number(height))
  await page.emulateMedia({ media: 'print' })
  for (const name of ['What it costs', 'By when'])
    await expect(page.getByRole('figure').filter({ has: page.getByRole('heading', { name }) })).toBeVisible()
  const gaps = await page
    .locator('.comparison-table td small')
    .evaluateAll((notes) => notes.map((note) => parseFloat(getComputedStyle(note).marginLeft)))
  expect(Math.min(...gaps), 'between a figure and its note').toBeGreaterThan(0)
})

/** The words of the columns' names that stand on more than one line. */
const brokenWords = (page: Page) =>
  page
    .getByRole('columnheader')
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const text = link.firstChild
        if (!(text instanceof Text)) return []
        return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
          const range = new Range()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        })
      }),
    )

test('no name breaks within a word at any width (fault 17)', async ({ page }) => {
  await page.goto(
    comparison(
      'massachusetts-institute-of-technology',
      'loughborough-university',
      'eth-zurich',
      'university-of-oxford',
    ),
  )
  for (const width of [320, 360, 390, 740, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(page.getByRole('columnheader', { name: /Massachusetts/ })).toBeVisible()
    expect.soft(await brokenWords(page), `${width} px`).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('two of one to four columns stand side by side, which the switcher changes', async ({ page }) => {
    const switcher = page.getByRole('group', { name: 'Columns to show' })
    const show = (name: string) => switcher.getByRole('button', { name }).click()
    const expectSideBySide = async (count: number) => {
      await expect(heading(page)).toHaveText(`University Comparison (${count})`)
      await expect(page.getByRole('columnheader')).toHaveCount(Math.min(count, 2))
      await expect(switcher.getByRole('button')).toHaveCount(count > 2 ? count : 0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
    const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` }).click()

    await page.goto(comparison(...THREE, 'university-of-toronto'))
    await expectSideBySide(4)
    await show(NAMES['university-of-toronto'])
    await remove(NAMES['university-of-toronto'])
    await expectSideBySide(3)
    await test.step('the switcher changes the columns', async () => {
      await show(NAMES['stanford-university'])
      await show(NAMES['university-of-oxford'])
      await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveCount(2)
      await expect(page.getByRole('columnheader', { name: /Stanford/ })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: /ETH/ })).toBeHidden()
      await expect(switcher.getByRole('button', { pressed: true })).toHaveText([
        NAMES['university-of-oxford'],
        NAMES['stanford-university'],
      ])
    })
    await remove(NAMES['stanford-university'])
    await expectSideBySide(2)
    await test.step('a country stands on one line with its flag, below the button that takes the column out', async () => {
      await expect(page.getByRole('button', { name: 'Remove ETH Zurich' })).toBeVisible()
      const places = page.getByRole('columnheader').getByRole('paragraph')
      await expect(places).toHaveText(['Switzerland', 'United Kingdom'])
      for (const place of await places.all()) expect((await place.boundingBox())?.height).toBeLessThan(30)
    })
    await remove(NAMES['university-of-oxford'])
    await expectSideBySide(1)
  })
})
