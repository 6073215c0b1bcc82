import { expect, test } from './fixtures'
import { CATALOGUE, cards, expectChosen, expectView, filterGroup } from './universities'

const dueIn = (...months: number[]) =>
  CATALOGUE.filter(({ deadlineMonth }) => months.includes(deadlineMonth ?? 0))

test('shows what closes in a month, then in either of two', async ({ page }) => {
  const january = {
    url: '/universities?deadline=1',
    results: dueIn(1),
    chips: ['Deadline in January'],
    boxes: ['January'],
  }
  const either = {
    url: '/universities?deadline=1,5',
    results: dueIn(1, 5),
    chips: ['Deadline in January', 'Deadline in May'],
    boxes: ['January', 'May'],
  }
  await expectChosen(page, either, async () => {
    const months = await filterGroup(page, 'Application deadline')
    await months.getByRole('checkbox', { name: /^January / }).check()
    await expectView(page, january)
    await expect(cards(page).first()).toContainText(/Deadline ?(\d+ )?January/)
    await months.getByRole('checkbox', { name: /^May / }).check()
  })
})
