import { expect, test } from './fixtures'
import { ALL_UK, expectLastingUk, expectUk, inCity, openUk } from './uk'

test('a dot filters by its city, keeps the other filters and starts again at page 1; the list of dots can be worked by keys and skipped', async ({
  page,
}) => {
  const map = page.getByRole('list', { name: 'Cities by number of students' })
  const city = page.getByRole('combobox', { name: 'City' })
  await openUk(page, '?search=university&nation=england&sort=lowest&page=2')

  await test.step('keeps the other filters, and starts again at page 1', async () => {
    await expect(page.getByRole('link', { name: /^Bristol: / })).toHaveAttribute(
      'href',
      '/uk-universities?search=university&city=bristol&nation=england&sort=lowest',
    )
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Ranking: Best First')
    await expect(page).toHaveURL(ALL_UK.url)
  })

  await test.step('a dot filters by its city', async () => {
    await map.getByRole('link', { name: /^Norwich: 2 universities, [\d,]+ students$/ }).click()
    await expectLastingUk(page, { url: '/uk-universities?city=norwich', results: inCity('Norwich') }, ALL_UK)
    await expect(map.getByRole('link', { name: /^Norwich/ })).toHaveAttribute('aria-current', 'true')
    await expect(city).toHaveValue('norwich')
  })

  await test.step('is a list for the keyboard, the city with most students first, and can be skipped', async () => {
    await city.focus()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip the map of cities' })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('link', { name: new RegExp(`^London: ${inCity('London').length} universities`) }),
    ).toBeFocused()
    await page.keyboard.press('Tab')
    const second = page.locator(':focus')
    await expect(second).toHaveAccessibleName(/students$/)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/uk-universities?city=london')
    await expectUk(page, inCity('London'))
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^UK Universities/ })).toBeFocused()
  })
})

test('every dot is a target of 24 px that can be hit (issue 15, fault 19)', async ({ page }) => {
  await openUk(page)
  const box = page.locator('[data-slot=city-map]')
  const map = page.getByRole('list', { name: 'Cities by number of students' })
  for (const width of [1280, 390, 360]) {
    await page.setViewportSize({ width, height: 1000 })
    // The sheet stays open when the window changes.
    if (!(await box.isVisible())) await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expect(box).toBeVisible()
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const wrong = await map.getByRole('link').evaluateAll((links) =>
      links.flatMap((link) => {
        const { x, y, width, height } = link.getBoundingClientRect()
        const radius = parseFloat(getComputedStyle(link, '::before').width) / 2
        const [left, top] = [x + width / 2, y + height / 2]
        const isHit = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8).some((angle) =>
          [0, 0.5, 0.85].some(
            (part) =>
              document.elementFromPoint(
                left + Math.cos(angle) * radius * part,
                top + Math.sin(angle) * radius * part,
              ) === link,
          ),
        )
        const name = link.getAttribute('aria-label')
        if (Math.min(width, height) < 24) return [`${name}: ${width} by ${height}`]
        return isHit ? [] : [`${name}: hidden`]
      }),
    )
    expect(wrong, `${width} px`).toEqual([])
  }
})
