import { nextDate } from '../../lib/scholarships/dates'
import { localDate } from '../../lib/text/format'
import { expect, test } from './fixtures'
import { AWARDS, cards, expectBack, expectLasting, openList } from './scholarships'

test('sorts by the next deadline, unknown dates and ended awards last, or by value, fully funded first; a new sort goes back to page 1', async ({
  page,
}) => {
  const today = localDate(new Date())
  const dated = AWARDS.flatMap((award) => {
    const date = nextDate(award, today)
    return date ? [{ award, date }] : []
  })
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map(({ award }) => award)
  const rest = AWARDS.filter((award) => !dated.includes(award))
  const sort = page.getByRole('combobox', { name: 'Sort' })
  await openList(page, '/scholarships?tab=browse')

  await test.step('by the next deadline', async () => {
    await sort.selectOption('Next deadline')
    await expectLasting(page, '/scholarships?sort=deadline', [...dated, ...rest])
  })

  await test.step('by value', async () => {
    await sort.selectOption('Value')
    await expect(page).toHaveURL('/scholarships?sort=value')
    await expect(cards(page).getByText('Fully funded', { exact: true })).toHaveCount(20)
    await page.reload()
    await expect(sort).toHaveValue('value')
    await expectBack(page)
  })

  await test.step('from page 3 back to page 1', async () => {
    await page.getByRole('link', { name: 'Page 3', exact: true }).click()
    await expect(page).toHaveURL('/scholarships?page=3')
    await sort.selectOption('Next deadline')
    await expect(page).toHaveURL('/scholarships?sort=deadline')
  })
})
