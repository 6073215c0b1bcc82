import { expect, test } from './fixtures'
import { comparison } from './compare-pages'
import { cards, openList } from './universities'

const AUSTRALIA = '/universities?country=au'
const MELBOURNE = 'the-university-of-melbourne'

test('the degree that is wanted decides a card’s fee, stands in the address, and is kept for profiles and lists', async ({
  page,
}) => {
  await openList(page, AUSTRALIA)
  const card = cards(page).filter({ hasText: 'The University of Melbourne' })
  await expect(
    card.getByText(/^(International tuition|Tuition and living a year) \(bachelor’s\)$/),
  ).toBeVisible()
  await page.getByRole('combobox', { name: 'I want a' }).selectOption('Master’s')
  await expect(page).toHaveURL('/universities?level=master&country=au')
  await expect(
    card.getByText(/^(International tuition|Tuition and living a year) \(master’s\)$/),
  ).toBeVisible()
  await expect(card.getByText(/official register, January 2023/)).toBeAttached()

  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(`/universities/${MELBOURNE}?level=master`)
  await expect(page.getByRole('radio', { name: 'Master’s' })).toBeChecked()
  const tuition = page.getByRole('region', { name: 'Tuition' })
  const before = await tuition.innerText()
  await page.getByRole('group', { name: 'I want a' }).getByText('PhD', { exact: true }).click()
  await expect.poll(() => tuition.innerText()).not.toBe(before)

  await page.goto('/universities/monash-university')
  await expect(page.getByRole('radio', { name: 'PhD' })).toBeChecked()
  await page.goto('/universities')
  await expect(page).toHaveURL('/universities?level=doctorate')
})

test('a link to a bachelor’s degree keeps it for a visitor whose profile says another', async ({ page }) => {
  await page.goto('/universities?level=master')
  await page.getByRole('combobox', { name: 'I want a' }).selectOption('PhD')
  await expect(page).toHaveURL('/universities?level=doctorate')
  for (const link of [
    '/universities?level=bachelor&country=au',
    '/programmes?subject=nursing&level=bachelor&country=au',
    `/universities?tab=compare&level=bachelor&compare=${MELBOURNE},monash-university`,
  ]) {
    await page.goto(link)
    await expect(page.getByRole('combobox', { name: 'I want a' })).toHaveValue('bachelor')
    await expect(page.getByRole('region', { name: 'About you' })).toContainText('Level: Ph.D.')
    await expect(page).toHaveURL(link)
  }
})

test('a comparison is of the degree in its address', async ({ page }) => {
  await page.goto(`${comparison(MELBOURNE, 'monash-university')}&level=master`)
  await expect(page.getByRole('combobox', { name: 'I want a' })).toHaveValue('master')
  await expect(page.getByText(/official register, January 2023/).first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list and the profile answer at each degree, and a nationality leads to the awards of the country that are open to it', async ({
    page,
  }) => {
    await page.goto('/universities?level=master&country=au')
    await expect(
      cards(page)
        .first()
        .getByText(/^(International tuition|Tuition and living a year) \(master’s\)$/),
    ).toBeVisible()
    await page.goto(`/universities/${MELBOURNE}`)
    const tuition = page.getByRole('region', { name: 'Tuition' })
    const before = await tuition.innerText()
    await page.getByText('Master’s', { exact: true }).click()
    await expect.poll(() => tuition.innerText()).not.toBe(before)

    await page.goto('/universities/eth-zurich?level=master')
    await expect(page.getByRole('radio', { name: 'Master’s' })).toBeChecked()
    const apply = page.getByRole('region', { name: 'How to apply, by when' })
    await expect(apply.getByText(/^30 November( 2026)?(, over)?$/)).toBeVisible()
    await expect(apply.getByText('30 April', { exact: true })).toBeHidden()
    await page.getByRole('link', { name: 'all of them, by level' }).click()
    await expect(page).toHaveURL('/universities/eth-zurich/programmes?level=master')
    await expect(page.getByRole('radio', { name: 'Master’s' })).toBeChecked()

    await page.goto(`/universities/${MELBOURNE}`)
    const form = page.getByRole('form', { name: 'Scholarships in Australia for my nationality' })
    await form.getByRole('textbox', { name: 'My nationality' }).fill('Vietnamese')
    await form.getByRole('button').click()
    await expect(page).toHaveURL('/scholarships?nationality=vn&host=au,multiple')
  })
})
