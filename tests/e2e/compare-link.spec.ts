import { comparison, expectColumns, expectRemembered, heading, remember } from './compare-pages'
import { expect, test } from './fixtures'

test('the tab shows the visitor’s own comparison and puts it into the address; removing a column changes address and selection, and Back undoes it', async ({
  page,
}) => {
  const keep = page.getByRole('button', { name: 'Keep this comparison' })
  await remember(page, 'eth-zurich', 'university-of-oxford')
  await page.goto('/universities')
  await page.goto('/universities?tab=compare')
  await expect(page).toHaveURL(comparison('eth-zurich', 'university-of-oxford'))
  await expectColumns(page, 'eth-zurich', 'university-of-oxford')
  await expect(keep).toBeHidden()

  await page.getByRole('button', { name: 'Remove ETH Zurich' }).click()
  await expect(page).toHaveURL(comparison('university-of-oxford'))
  await expectColumns(page, 'university-of-oxford')
  await expectRemembered(page, 'university-of-oxford')
  await expect(page.getByRole('link', { name: 'Compare (1)' })).toBeVisible()

  await page.getByRole('button', { name: 'Remove University of Oxford' }).click()
  await expect(page).toHaveURL('/universities?tab=compare')
  await expect(heading(page)).toHaveText('University Comparison (0)')
  await expectRemembered(page)

  await page.goBack()
  await expectColumns(page, 'university-of-oxford')
  await page.goBack()
  await expectColumns(page, 'eth-zurich', 'university-of-oxford')
  await expectRemembered(page, 'eth-zurich', 'university-of-oxford')
  await expect(keep).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/universities')
})

test('a shared link shows its comparison, leaves the own one alone, which can be gone back to, and can be kept', async ({
  page,
}) => {
  await remember(page, 'eth-zurich')
  await page.goto(comparison('stanford-university', 'university-of-toronto'))
  await expectColumns(page, 'stanford-university', 'university-of-toronto')
  await expect(page.getByText('Your own, of ETH Zurich, is unchanged')).toBeVisible()

  await page.getByRole('button', { name: 'Remove University of Toronto' }).click()
  await expect(page).toHaveURL(comparison('stanford-university'))
  await expectRemembered(page, 'eth-zurich')
  await page.getByRole('link', { name: 'Show my own' }).click()
  await expectColumns(page, 'eth-zurich')
  await page.goBack()
  await expectColumns(page, 'stanford-university')
  await expectRemembered(page, 'eth-zurich')

  await page.getByRole('button', { name: 'Keep this comparison' }).click()
  await expect(page.getByRole('button', { name: 'Keep this comparison' })).toBeHidden()
  await expectRemembered(page, 'stanford-university')
})

test('an id of one’s own that no longer exists leaves the selection', async ({ page }) => {
  await page.addInitScript(() => {
    const chosen = [
      { id: 'gone-university', name: 'Gone University' },
      { id: 'eth-zurich', name: 'ETH Zurich' },
    ]
    localStorage.setItem('meridian-compare', JSON.stringify({ state: { chosen }, version: 0 }))
  })
  await page.goto('/universities?tab=compare')
  await expectColumns(page, 'eth-zurich')
  await expect(
    page.getByText('1 university of this comparison was left out: it no longer exists'),
  ).toBeVisible()
  await expectRemembered(page, 'eth-zurich')
})

const FOUR = ['eth-zurich', 'university-of-oxford', 'stanford-university', 'university-of-toronto'] as const

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link with unknown and damaged ids shows the four good ones', async ({ page }) => {
    const [a, b, c, d] = FOUR
    await page.goto(comparison(a, 'unknown-college', b, a, '<script>', c, d, 'harvard-university'))
    await expectColumns(page, ...FOUR)
    await expect(page.getByRole('link', { name: 'Compare (4)' })).toBeVisible()
  })
})

test('a broken stored value is no comparison, and the empty one says how to fill it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('meridian-compare', '{"state":{"chosen":[{"id":"'))
  await page.goto('/universities?tab=compare')
  await expect(heading(page)).toHaveText('University Comparison (0)')
  await expect(page.getByText('No universities selected for comparison')).toBeVisible()
  await expect(page.getByText('Click the compare button on university cards to add them here.')).toBeVisible()
})
