import { test } from './fixtures'
import { CATALOGUE, EVERYTHING, expectLasting, expectView, filterGroup, openList } from './universities'

test('shows what has a facility, then what has two', async ({ page }) => {
  const museum = CATALOGUE.filter(({ facilities }) => facilities.includes('Museum'))
  const both = museum.filter(({ facilities }) => facilities.includes('Swimming Pool'))
  const one = {
    url: '/universities?facilities=museum',
    results: museum,
    chips: ['Museum'],
    boxes: ['Museum'],
  }
  const names = ['Museum', 'Swimming Pool']
  const two = {
    url: '/universities?facilities=museum,swimming-pool',
    results: both,
    chips: names,
    boxes: names,
  }
  await openList(page, EVERYTHING.url)
  const facilities = await filterGroup(page, 'Facilities')
  await facilities.getByRole('checkbox', { name: /^Museum / }).check()
  await expectView(page, one)
  await facilities.getByRole('checkbox', { name: `Swimming Pool ${both.length}` }).check()
  await expectLasting(page, two, one)
  await page.goBack()
  await page.goBack()
  await expectView(page, EVERYTHING)
})
