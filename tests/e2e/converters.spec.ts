import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, test } from './fixtures'

const PHONE = { width: 360, height: 740 }

const main = (page: Page) => page.getByRole('main')
const english = (page: Page) => main(page).getByRole('group', { name: 'English score converter' })
const grades = (page: Page) => main(page).getByRole('group', { name: 'Grade converter' })
const gpa = (page: Page) => page.getByLabel('GPA or average')

/** Opens a disclosure as the keyboard does; its script may not be there yet. */
async function openByKeyboard(page: Page, name: string) {
  await main(page).locator('summary', { hasText: name }).focus()
  await page.keyboard.press('Enter')
}

test('the English converter answers from the keyboard alone, with how sure it is and whose it is, says what a score looks like, and is accessible and fits on a phone', async ({
  page,
}) => {
  test.slow()
  await page.goto('/tests/english')
  await test.step('it answers from the keyboard alone, with how sure it is and whose it is', async () => {
    await openByKeyboard(page, 'Convert a score')
    await expect(english(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(english(page).getByLabel('Test you took')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('6.5')
    await expect(english(page).getByText('IELTS Academic 6.5 is about:')).toBeVisible()
    await expect(english(page).getByText('79–93')).toBeVisible()
    await expect(english(page).getByText('IELTS Partners 2021: 59–66; Pearson 2025: 55–62')).toBeVisible()
    await expect(
      english(page).getByText('Derived, so less sure: worked out through TOEFL iBT, 0–120'),
    ).toBeVisible()
  })

  const score = english(page).getByRole('textbox')
  await test.step('it is accessible and fits on a phone, in both themes', async () => {
    await page.setViewportSize(PHONE)
    await score.fill('7')
    await expect(english(page).getByText('94–101')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  await test.step('it says what a score looks like, and claims nothing where nobody compares', async () => {
    await english(page).getByLabel('Test you took').selectOption('Duolingo English Test')
    await score.fill('112')
    await score.press('Enter')
    await expect(
      english(page).getByText('Duolingo English Test runs from 10 to 160 in steps of 5.'),
    ).toBeVisible()
    await score.fill('70')
    await expect(english(page).getByText('No published equivalence').first()).toBeVisible()
  })
})

test('the grade converter answers a range with method and caveat, from the keyboard alone', async ({
  page,
}) => {
  await page.goto('/tests/transcripts')
  await openByKeyboard(page, 'Convert a grade')
  await expect(grades(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Germany')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2,0')
  await expect(grades(page).getByText('3.0–3.4')).toBeVisible()
  await expect(grades(page).getByText(/Bavarian formula.*An estimate: the university decides/)).toBeVisible()
  await page.keyboard.type('7')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(grades(page).getByText('This scale runs from 1 to 5.')).toBeVisible()
})

test('the matcher’s GPA is filled with the value the visitor chooses, and kept; the converter is accessible and fits on a phone', async ({
  page,
}) => {
  test.slow()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/scholarships')
  await expect(page.getByRole('button', { name: 'Find My Scholarships' })).toBeEnabled()
  expect(asked.filter((path) => path.includes('/grades/'))).toEqual([])

  const country = grades(page).getByLabel('Country of your grades')
  await test.step('the visitor chooses a value', async () => {
    await main(page).getByText('Convert my grade').click()
    await country.selectOption('France')
    await grades(page).getByLabel('Average, 0–20').fill('14')
    await grades(page).getByRole('button', { name: 'Use 2.8 (middle)' }).click()
    await expect(gpa(page)).toHaveValue('2.8')
    await grades(page).getByRole('button', { name: 'Use 2.2 (low)' }).click()
    await expect(gpa(page)).toHaveValue('2.2')
  })

  await test.step('Enter in the converter does not start the search of the matcher', async () => {
    await country.selectOption('Chile')
    await grades(page).getByRole('textbox').fill('9')
    await grades(page).getByRole('textbox').press('Enter')
    await expect(grades(page).getByText('This scale runs from 1 to 7.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Your matches/ })).toBeHidden()
  })

  await test.step('it is accessible and fits on a phone, in both themes', async () => {
    await page.setViewportSize(PHONE)
    await country.selectOption('India')
    await grades(page).getByRole('textbox').fill('8')
    await expect(grades(page).getByRole('button', { name: /low/ })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  await page.reload()
  await expect(gpa(page)).toHaveValue('2.2')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the tables say the same, and the converter says what it needs', async ({ page }) => {
    await page.goto('/tests/english')
    const table = main(page).getByRole('group', { name: 'English tests compared with IELTS' })
    await expect(table.getByRole('row', { name: /^6\.5/ })).toContainText('79–93')
    await main(page).getByText('Convert a score', { exact: true }).click()
    await expect(main(page).getByText('This needs JavaScript.')).toBeVisible()
    await expect(main(page).getByText('Loading…')).toBeHidden()

    await page.goto('/tests/transcripts')
    await expect(main(page).getByRole('row', { name: /^Germany/ })).toContainText('Low is good')
  })
})
