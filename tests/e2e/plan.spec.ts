import type { Browser, BrowserContext, Page } from '@playwright/test'
import { aPlace, anAward } from '../fixtures/plans'
import { expect, expectAccessibleInBothThemes, test } from './fixtures'
import { knowPlan } from './kept'

const OXFORD = 'Save University of Oxford to my plan'
const heart = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const planLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^My plan/ })
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const offer = (page: Page) => section(page, /contains a plan|not yours/)
const linkField = (page: Page) => page.getByLabel('Link to this plan')

/** Everything that a context sends: addresses, headers and bodies. */
function watch(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    const referrer = request.headers().referer ?? ''
    sent.push([request.url().split('#')[0], referrer, request.postData() ?? ''].join(' '))
    // Chromium lists the fragment of a page's own address, which it does not send.
    if (!request.isNavigationRequest()) sent.push(request.url())
  })
  return sent
}

/** A browser that has never been here. */
const openElsewhere = (browser: Browser, width: number) =>
  browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' })

/** The page is as wide as a wide screen, and as a phone, on which it is afterwards. */
async function expectNoOverflow(page: Page) {
  for (const width of [1366, 640, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider, `at ${width} px`).toBeLessThanOrEqual(0)
  }
}

test('what hearts save on a phone stands in the plan, goes by one link into an empty browser with a wide screen, and merges there', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 360, height: 800 })
  const sent = watch(context)

  await page.goto('/universities?search=university+of+oxford')
  await expect(planLink(page)).toHaveAccessibleName('My plan')
  await heart(page, OXFORD).click()
  await expect(heart(page, OXFORD)).toHaveAttribute('aria-pressed', 'true')
  await expect(planLink(page)).toHaveAccessibleName('My plan 1 saved')
  await expectNoOverflow(page)

  await page.goto('/programmes?subject=public-health&level=master')
  const programme = page.getByRole('article').first()
  const title = await programme.getByRole('heading').innerText()
  await heart(page, /to my plan$/)
    .first()
    .click()
  await expect(planLink(page)).toHaveAccessibleName('My plan 2 saved')
  await page.goto('/scholarships/chevening')
  await heart(page, /^Save Chevening/).click()
  await expect(planLink(page)).toHaveAccessibleName('My plan 3 saved')
  await page.goto('/universities/university-of-oxford')
  await expect(heart(page, OXFORD)).toHaveAttribute('aria-pressed', 'true')

  await planLink(page).click()
  const choices = section(page, 'Choices (2)')
  await expect(choices.locator('[data-slot=plan-card] > header h3')).toHaveText([
    'University of Oxford',
    title,
  ])
  const oxford = choices.locator('[data-slot=plan-card]').filter({ hasText: 'University of Oxford' }).first()
  await oxford.locator('summary', { hasText: 'My note' }).press('Enter')
  await oxford.getByLabel('My note').fill('Nine colleges, ask which')
  await oxford.getByRole('combobox', { name: 'Level' }).selectOption('Master’s')
  // With the keyboard: what the new level costs comes in above, and moves it.
  await oxford.locator('summary', { hasText: 'Awards for it (0)' }).press('Enter')
  await oxford.getByRole('checkbox', { name: /Chevening/ }).check()
  await section(page, /^Documents/)
    .getByLabel('Add a document or a test')
    .selectOption('Language test')
  await section(page, /^Documents/)
    .getByRole('button', { name: 'Add', exact: true })
    .click()
  await page.getByRole('button', { name: 'Fill in my profile' }).click()
  await page.getByLabel('GPA or average').fill('3.7')
  await expect(section(page, 'About me')).toContainText('3.7 of 4')
  await expectNoOverflow(page)

  await page.reload()
  await expect(page.getByText('Awards for it (1)')).toBeVisible()
  await expect(oxford.getByLabel('My note')).toHaveValue('Nine colleges, ask which')
  await expect(linkField(page)).toHaveValue(/\/plan#p=1d[\w-]+$/)
  const without = await linkField(page).inputValue()
  await page.getByRole('checkbox', { name: /^With my profile/ }).check()
  await expect(linkField(page)).not.toHaveValue(without)

  const elsewhere = await openElsewhere(browser, 1366)
  const there = await elsewhere.newPage()
  const sentThere = watch(elsewhere)
  await there.goto(without)
  await expect(offer(there)).toContainText('It contains 1 university, 1 programme, 1 award and 1 document.')
  await expect(offer(there)).not.toContainText('3.7')
  await expect(section(there, 'Choices (2)')).toContainText('Nine colleges, ask which')
  await offer(there).getByRole('button', { name: 'Do not keep it' }).click()
  await expect(there.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible()
  await expect(there).toHaveURL('/plan')

  await there.getByRole('link', { name: 'Find an award' }).click()
  await heart(there, /^Save (?!Chevening).* to my plan$/)
    .first()
    .click()
  await expect(planLink(there)).toHaveAccessibleName('My plan 1 saved')
  await there.goto(without)
  await expect(offer(there)).toContainText('Not in yours (3)')
  await expect(offer(there)).toContainText('Only in yours (1)')
  await expectAccessibleInBothThemes(there)
  await offer(there).getByRole('button', { name: 'Merge it into mine' }).click()
  await expect(planLink(there)).toHaveAccessibleName('My plan 4 saved')
  await expect(section(there, 'Awards (2)')).toBeVisible()
  await there.getByRole('button', { name: 'Undo' }).click()
  await expect(planLink(there)).toHaveAccessibleName('My plan 1 saved')
  await there.getByRole('link', { name: /many plans side by side$/ }).click()
  await there.getByLabel('Links to plans, up to 60').fill(`Adaeze: ${without}`)
  await there.getByRole('button', { name: 'Add to the board' }).click()
  await expect(there.getByRole('row', { name: /^Plan 1/ })).toContainText('Language test')
  await elsewhere.close()

  const fragment = without.slice(without.indexOf('#p=') + 1)
  for (const text of [...sent, ...sentThere]) {
    expect(text).not.toContain(fragment)
    expect(text).not.toMatch(/3\.7|Nine|colleges|Adaeze/)
  }
})

test('a heart that is pressed right before the page is left is saved', async ({ page }) => {
  await page.goto('/scholarships/chevening')
  await expect(heart(page, /^Save Chevening/)).toBeEnabled()
  // The script that the press loads never comes.
  await page.route('**/_next/static/**', () => {})
  await heart(page, /^Save Chevening/).click()
  await page.unroute('**/_next/static/**')
  await page.goto('/universities')
  await expect(planLink(page)).toHaveAccessibleName('My plan 1 saved')
  await planLink(page).click()
  await expect(section(page, 'Awards (1)')).toContainText('Chevening')
  await page.getByRole('button', { name: /^Remove Chevening/ }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible()
})

/** What each choice costs. */
const totals = (of: Page) =>
  section(of, /^Choices/)
    .locator('summary')
    .filter({ hasText: /about [A-Z]{3} [\d,]+|^No total/ })

test('six choices and three awards are two pages on paper', async ({ page }) => {
  const names = ['Oxford', 'Cambridge', 'Manchester', 'Toronto', 'Melbourne', 'Edinburgh']
  const place = (name: string) => {
    const id = name === 'Melbourne' ? 'the-university-of-melbourne' : `university-of-${name.toLowerCase()}`
    const countryCode = { Toronto: 'ca', Melbourne: 'au' }[name] ?? 'gb'
    const note = 'Ask which of the colleges takes nurses who have practised for three years.'
    return aPlace({
      id,
      name: `University of ${name}`,
      countryCode,
      level: 'master',
      awards: ['chevening'],
      note,
    })
  }
  const award = (id: string) => anAward({ id, name: id, note: 'Two referees.' })
  const document = (id: string) => ({ id, name: '', state: 'needed', day: '2027-01-15', note: '' }) as const
  await knowPlan(page, {
    items: [...names.map(place), ...['chevening', 'rhodes-scholarship', 'gates-cambridge'].map(award)],
    documents: ['passport', 'degree', 'language-test', 'references'].map(document),
    notes: [{ id: 'a', text: 'Ask Aunt Ada about the room.' }],
  })
  await page.goto('/plan')
  await expect(
    section(page, /^What to do by when/)
      .getByRole('checkbox')
      .first(),
  ).toBeVisible()
  await expect(totals(page)).toHaveCount(names.length)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/about USD [\d,]+/i).filter({ visible: true })).toHaveCount(names.length)
  await expect(page.getByRole('heading', { name: 'What to do by when' })).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
})

test('a plan of three levels has the same numbers and verdicts in a browser that was never here, with the profile and without', async ({
  page,
  browser,
}) => {
  const items = [
    aPlace({ name: 'University of Leeds', level: 'bachelor' }),
    aPlace({ name: 'ETH Zurich', countryCode: 'ch' }),
    aPlace({ name: 'Trinity College Dublin', countryCode: 'ie', level: 'doctorate' }),
  ]
  await knowPlan(
    page,
    { name: 'Nursing 2027', items },
    {
      degreeLevel: 'masters',
      nationality: 'ng',
      subject: 'nursing',
      degreeHeld: 'bachelors',
      ielts: 0,
      age: 23,
    },
  )
  await page.goto('/plan')
  const verdicts = (of: Page) =>
    section(of, /^Choices/)
      .locator('summary:visible, p:visible')
      .filter({ hasText: /^Can they take me\?/ })
      .locator('strong')
  await expect(totals(page)).toHaveCount(3)
  const own = await totals(page).allInnerTexts()
  expect(own.join()).toContain('NGN')
  await expect(verdicts(page)).toHaveCount(3)
  const words = await verdicts(page).allInnerTexts()
  expect(new Set(words).size).toBeGreaterThan(1)
  await expect(linkField(page)).toHaveValue(/#p=/)
  const without = await linkField(page).inputValue()
  await page.getByRole('checkbox', { name: /^With my profile/ }).check()
  await expect(linkField(page)).not.toHaveValue(without)
  for (const link of [without, await linkField(page).inputValue()]) {
    const elsewhere = await openElsewhere(browser, 1366)
    const there = await elsewhere.newPage()
    await there.goto(link)
    await expect(offer(there)).toContainText('This link contains a plan: Nursing 2027')
    await expect(totals(there)).toHaveCount(3)
    expect(await totals(there).allInnerTexts()).toEqual(own)
    await expect(verdicts(there)).toHaveText(words)
    await elsewhere.close()
  }
})

test('two tabs at once lose nothing', async ({ context, page }) => {
  await page.goto('/universities?search=university+of+oxford')
  const other = await context.newPage()
  await other.goto('/scholarships/chevening')
  await Promise.all([heart(page, OXFORD).click(), heart(other, /^Save Chevening/).click()])
  for (const tab of [page, other]) await expect(planLink(tab)).toHaveAccessibleName('My plan 2 saved')
  await planLink(page).click()
  await page.getByRole('button', { name: 'Remove University of Oxford from my plan' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'University of Oxford was removed.' }),
  ).toBeVisible()
  await expect(planLink(other)).toHaveAccessibleName('My plan 1 saved')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(planLink(other)).toHaveAccessibleName('My plan 2 saved')
})

test('where the browser stores nothing, or a link and a file are broken, the page says so and loses nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse })
  })
  await page.goto('/scholarships/chevening')
  await heart(page, /^Save Chevening/).click()
  await expect(heart(page, /^Save Chevening/)).toHaveAttribute('aria-pressed', 'true')
  await planLink(page).click()
  await expect(section(page, 'Awards (1)')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'does not let pages store anything' })).toBeVisible()

  await page.getByLabel('Open a file').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name\nMIT'),
  })
  await expect(page.getByRole('alert').filter({ hasText: 'not a plan from this site' })).toBeVisible()
  await page.evaluate(() => (location.hash = '#p=1dAAAA'))
  await expect(page.getByRole('alert').filter({ hasText: 'could not be read' })).toBeVisible()
  await expect(section(page, 'Awards (1)')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the plan says what it needs, and no heart pretends to work', async ({ page }) => {
    await page.goto('/plan')
    // Playwright takes no text from a noscript.
    await expect(page.locator('noscript p')).toContainText('this page needs JavaScript')
    await page.goto('/scholarships/chevening')
    await expect(heart(page, /to my plan$/)).toBeHidden()
    await expect(planLink(page)).toBeVisible()
  })
})
