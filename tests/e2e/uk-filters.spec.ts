import { expect, test } from './fixtures'
import { cards } from './universities'
import { ALL_UK, expectUk, inCity, openUk, UK, UK_LOWEST_FIRST, ukHeading } from './uk'

test('opens with its counts, two tabs, the first five and all universities, and turns pages of twelve, to the last and back', async ({
  page,
}) => {
  await openUk(page)
  await expectUk(page, UK)
  const counts = page.getByRole('main').locator('dl').first()
  const cities = new Set(UK.flatMap(({ campusLife: { location } }) => location?.split(',')[0] ?? []))
  await expect(counts.locator('dd')).toHaveText([String(UK.length), String(cities.size), '4'])
  const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('link')
  await expect(tabs).toHaveText(['Browse UK Universities', 'Add More Universities'])
  const top = page.getByRole('region', { name: 'Top 5 UK universities' })
  await expect(top.getByRole('link')).toHaveText(UK.slice(0, 5).map(({ name }) => name))

  await test.step('says how fees and support differ by nation, with sources', async () => {
    const nation = page.getByRole('group', { name: 'Nation' })
    await expect(nation).toContainText('Each nation’s government has its own rules')
    await expect(nation.getByRole('link')).toHaveCount(2)
  })

  await test.step('its own styles leave those of the site in force', async () => {
    await expect(cards(page).first()).toHaveCSS('padding-left', '16px')
    await expect(page.getByRole('searchbox').locator('..')).toHaveCSS('border-left-width', '1px')
  })

  await test.step('turns pages', async () => {
    const last = Math.ceil(UK.length / 12)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/uk-universities?page=2')
    await expectUk(page, UK, 2)
    await expect(ukHeading(page)).toBeFocused()
    await page.getByRole('link', { name: `Page ${last}` }).click()
    await expectUk(page, UK, last)
    await page.goBack()
    await expectUk(page, UK, 2)
    await page.getByRole('combobox', { name: 'City' }).selectOption('london')
    await expect(page).toHaveURL('/uk-universities?city=london')
    await expectUk(page, inCity('London'))
  })
})

test('goes to the last page when asked for one beyond it, and sorts by ranking both ways, the unranked last', async ({
  page,
}) => {
  const last = Math.ceil(UK.length / 12)
  await openUk(page, '?page=99')
  await expect(page).toHaveURL(`/uk-universities?page=${last}`)
  await expectUk(page, UK, last)

  const sort = page.getByRole('combobox', { name: 'Sort' })
  await expect(sort.locator('option')).toHaveText(['Ranking: Best First', 'Ranking: Lowest First'])
  await sort.selectOption('Ranking: Lowest First')
  await expect(page).toHaveURL('/uk-universities?sort=lowest')
  await expectUk(page, UK_LOWEST_FIRST)
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveCount(0)
  await sort.selectOption('Ranking: Best First')
  await expect(page).toHaveURL(ALL_UK.url)
  await expectUk(page, UK)
})

test('badges say which groups a university belongs to, and its card joins the comparison', async ({
  page,
}) => {
  await openUk(page, '?search=university+of+st+andrews')
  const card = cards(page).first()
  await expect(card).toContainText('Ancient university')
  await expect(card).not.toContainText('Russell Group')
  await card.getByRole('button', { name: /^Compare / }).click()
  await expect(card.getByRole('button', { name: 'In Comparison' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Compare 1' })).toBeVisible()

  await page.getByRole('searchbox').fill('oxford')
  await expect(card.getByRole('heading', { level: 3 })).toHaveText('University of Oxford')
  await expect(card).toContainText('Russell Group')
})
