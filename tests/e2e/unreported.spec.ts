import { expect, test } from './fixtures'
import { CATALOGUE, expectLasting, filterGroup, ifReported, openList } from './universities'

const upTo = (percent: number) => (rate: number) => rate <= percent

test('leaves out what does not report the figure when told to', async ({ page }) => {
  const included = CATALOGUE.filter(({ acceptanceRate }) => ifReported(acceptanceRate, upTo(20)))
  const reported = included.filter(({ acceptanceRate }) => acceptanceRate !== null)
  await openList(page, '/universities?acceptanceMax=20')
  const box = (await filterGroup(page, 'Unreported figures')).getByRole('checkbox')
  await expect(box).toBeChecked()
  await box.uncheck()
  await expectLasting(
    page,
    { url: '/universities?acceptanceMax=20&unreported=exclude', results: reported },
    { url: '/universities?acceptanceMax=20', results: included },
  )
  await page.getByRole('link', { name: 'Remove filter: Reported figures only' }).click()
  await expect(page).toHaveURL('/universities?acceptanceMax=20')
  await expect(box).toBeChecked()
})
