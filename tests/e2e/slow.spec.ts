import { expect, hold, test } from './fixtures'
import { AWARDS, expectAwards } from './scholarships'
import { CATALOGUE, cards, expectResults, openList } from './universities'

const africa = CATALOGUE.filter(({ region }) => region === 'africa')

test.describe('when the network fails', () => {
  test.use({ allowConsole: [/Failed to load resource/] })

  test('asks the server when the index can’t be had, or the catalogue was replaced by a newer one', async ({
    page,
  }) => {
    await page.route('**/catalogue/*/index.json', (route) => route.abort())
    await openList(page, '/universities')
    await page.getByRole('radio', { name: /^Africa/ }).check()
    await expect(page).toHaveURL('/universities?region=africa')
    await expectResults(page, africa)
    await expect(page.locator('[data-pending]')).toHaveCount(0)
    await page.getByRole('link', { name: 'Next' }).click()
    await expectResults(page, africa, 2)

    await page.route('**/catalogue/**', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('University Name')
    await expect(page).toHaveURL('/universities?region=africa&sort=name')
    await expect(cards(page).first().getByRole('link', { name: 'Visit Website' })).toBeVisible()
  })

  test('asks the server for cards that this catalogue no longer has, and when the words to search in can’t be had', async ({
    page,
  }) => {
    await page.route('**/catalogue/*/cards.json', (route) => route.fulfill({ status: 404 }))
    await page.route('**/catalogue/*/text.txt', (route) => route.fulfill({ status: 500 }))
    await openList(page, '/universities')
    await page.getByRole('radio', { name: /^Africa/ }).check()
    await expectResults(page, africa)
    await expect(cards(page).first().getByRole('link', { name: 'Visit Website' })).toBeVisible()

    await page.getByRole('link', { name: 'Remove filter: Africa' }).click()
    await expect(page).toHaveURL('/universities')
    await page.getByRole('searchbox').fill('mit')
    await expect(page).toHaveURL('/universities?search=mit')
    await expect(cards(page).first()).toContainText('Massachusetts Institute of Technology')
    await expect(page.getByRole('searchbox')).toHaveValue('mit')
  })

  test('keeps the old results in sight, dimmed, until the new ones are there, and those once the connection is lost', async ({
    page,
  }) => {
    const release = await hold(page, '**/catalogue/*/index.json')
    await openList(page, '/universities')
    await page.getByRole('radio', { name: /^Africa/ }).check()
    await expect(page.locator('[data-pending]')).toHaveCount(1)
    await expect(cards(page)).toHaveCount(9)
    release()
    await expectResults(page, africa)
    await expect(page.locator('[data-pending]')).toHaveCount(0)

    await page.route('**/catalogue/*/cards.json', (route) => route.abort('internetdisconnected'))
    await page.getByRole('link', { name: 'Next' }).click()
    await expectResults(page, africa, 2)
    await expect(page).toHaveURL('/universities?region=africa&page=2')
  })
})

test('does what was pressed while nobody had touched the page, and the script of the list was not there', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // What a test looks for in the page counts there as the visitor's own act.
  await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: undefined }))
  await page.goto('/universities', { waitUntil: 'commit' })
  const compare = page.getByRole('button', { name: /^Compare / }).first()
  await compare.waitFor()
  await page.waitForTimeout(1500)
  await expect(page.locator('[data-early]')).toHaveCount(1)
  expect(asked.filter((url) => url.includes('/catalogue/'))).toEqual([])
  await compare.click()
  await expect(page.getByRole('button', { name: /^In Comparison / })).toHaveCount(1)
  await expect(page).toHaveURL('/universities')
})

test('takes over what was typed before the script arrived', async ({ page }) => {
  const release = await hold(page, '**/_next/static/chunks/**')
  await page.goto('/universities', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('stellenbosch')
  release()
  await expect(page).toHaveURL('/universities?search=stellenbosch')
  await expect(page.getByRole('searchbox')).toHaveValue('stellenbosch')
  await expect(cards(page).first()).toContainText('Stellenbosch')
})

test('applies the filters of scholarships that were ticked before the script arrived (issue 15, fault 16)', async ({
  page,
}) => {
  const release = await hold(page, '**/_next/static/chunks/**')
  const government = AWARDS.filter(({ type }) => type === 'Government')
  await page.goto('/scholarships?tab=browse', { waitUntil: 'commit' })
  const box = page.getByRole('checkbox', { name: /^Government/ })
  await box.check()
  release()
  await expect(page).toHaveURL('/scholarships?type=government')
  await expectAwards(page, government)
  await box.uncheck()
  await expectAwards(page, AWARDS)
  await box.check()
  await page.getByRole('link', { name: 'Remove filter: Government' }).click()
  await expect(page.getByRole('heading', { name: /^All Scholarships/ })).toBeFocused()
})
