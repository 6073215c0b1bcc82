import { expect, test } from './fixtures'
import { BY_NAME, cards, expectSorted, resultsHeading } from './universities'

const rateOf = ({ acceptanceRate }: { acceptanceRate: number | null }) => acceptanceRate ?? Infinity
const sorted = [...BY_NAME].sort((a, b) => (rateOf(a) === rateOf(b) ? 0 : rateOf(a) - rateOf(b)))

test('sorts by acceptance rate, the lowest first, and puts those that report none last', async ({ page }) => {
  // The source and its year may follow in brackets.
  const figures = cards(page).locator('div', { has: page.getByText(/^Acceptance rate( \(|$)/) })
  await expectSorted(page, {
    sort: 'Acceptance Rate',
    url: '/universities?sort=acceptance',
    results: sorted,
    look: () =>
      expect(figures.locator('> dd')).toHaveText(
        sorted.slice(0, 9).map(({ acceptanceRate }) => `${Number(acceptanceRate?.toFixed(1))}%`),
      ),
  })
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').nth(-2).click()
  await expect(resultsHeading(page)).toContainText(`of ${sorted.length.toLocaleString('en')}`)
  await expect(cards(page).last().getByRole('heading')).toHaveText(sorted.at(-1)?.name ?? '')
})
