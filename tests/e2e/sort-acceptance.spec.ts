import { expect, test } from './fixtures'
import { BY_NAME, cards, expectStanding, openList, resultsHeading } from './universities'

const rateOf = ({ acceptanceRate }: { acceptanceRate: number | null }) => acceptanceRate ?? Infinity
const sorted = [...BY_NAME].sort((a, b) => (rateOf(a) === rateOf(b) ? 0 : rateOf(a) - rateOf(b)))

test('sorts by acceptance rate, the lowest first', async ({ page }) => {
  await openList(page, '/universities')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Acceptance Rate')
  await expectStanding(page, { url: '/universities?sort=acceptance', results: sorted })
  // The source and its year may follow in brackets.
  const figures = cards(page).locator('div', { has: page.getByText(/^Acceptance rate( \(|$)/) })
  await expect(figures.locator('> dd')).toHaveText(
    sorted.slice(0, 9).map(({ acceptanceRate }) => `${Number(acceptanceRate?.toFixed(1))}%`),
  )
})

test('puts those that report none last', async ({ page }) => {
  await openList(page, '/universities?sort=acceptance')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').nth(-2).click()
  await expect(resultsHeading(page)).toContainText(`of ${sorted.length.toLocaleString('en')}`)
  await expect(cards(page).last().getByRole('heading')).toHaveText(sorted.at(-1)?.name ?? '')
})
