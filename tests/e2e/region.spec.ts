import { expect, test } from './fixtures'
import { CATALOGUE, EVERYTHING, expectLasting, openList } from './universities'

test('shows the universities of a region, and all again', async ({ page }) => {
  const africa = CATALOGUE.filter(({ region }) => region === 'africa')
  await openList(page, '/universities')
  await page.getByRole('radio', { name: /^Africa/ }).check()
  await expectLasting(
    page,
    { url: '/universities?region=africa', results: africa, chips: ['Africa'], boxes: ['Africa'] },
    EVERYTHING,
  )
  await expect(page.getByRole('radio', { name: `Africa ${africa.length}` })).toBeChecked()
  await page.getByRole('radio', { name: /^All Regions/ }).check()
  await expect(page).toHaveURL('/universities')
  await expect(page.getByRole('radio', { name: /^Africa/ })).not.toBeChecked()
})
