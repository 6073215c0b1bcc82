import { nextDate } from '../../lib/scholarships/dates'
import { localDate } from '../../lib/text/format'
import { expect, test } from './fixtures'
import { AWARDS, cards, expectAwards, expectLasting, openList } from './scholarships'

const sortBox = { name: 'Sort' }

test('sorts by the next deadline, unknown dates and ended awards last', async ({ page }) => {
  const today = localDate(new Date())
  const dated = AWARDS.flatMap((award) => {
    const date = nextDate(award, today)
    return date ? [{ award, date }] : []
  })
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map(({ award }) => award)
  const rest = AWARDS.filter((award) => !dated.includes(award))
  await openList(page, '/scholarships?tab=browse')
  await page.getByRole('combobox', sortBox).selectOption('Next deadline')
  await expectLasting(page, '/scholarships?sort=deadline', [...dated, ...rest])
})

test('sorts by value, fully funded first', async ({ page }) => {
  await openList(page, '/scholarships?tab=browse')
  await page.getByRole('combobox', sortBox).selectOption('Value')
  await expect(page).toHaveURL('/scholarships?sort=value')
  await expect(cards(page).getByText('Fully funded', { exact: true })).toHaveCount(20)
  await page.reload()
  await expect(page.getByRole('combobox', sortBox)).toHaveValue('value')
  await page.goBack()
  await expect(page).toHaveURL('/scholarships?tab=browse')
  await expectAwards(page, AWARDS)
})

test('goes back to page 1 when the sort changes', async ({ page }) => {
  await openList(page, '/scholarships?page=3')
  await page.getByRole('combobox', sortBox).selectOption('Next deadline')
  await expect(page).toHaveURL('/scholarships?sort=deadline')
})
