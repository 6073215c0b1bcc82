import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { readProgrammeSitemap } from './site-map'

const COMPARED = '/universities?tab=compare&compare=monash-university,university-of-glasgow'
const AUSTRALIAN = '/universities/monash-university/programmes'
/** One with a fee and a length, of a register; one with a page of its own at the university; one in another script. */
const COURSES = {
  register: /^\/programmes\/monash-university\/au-courses-/,
  british: /^\/programmes\/university-of-glasgow\/uk-programmes-/,
  japanese: /^\/programmes\/[^/]+\/jp-programs-/,
}

/** The first address of the sitemap that is of a kind. */
async function find(request: Parameters<typeof readProgrammeSitemap>[0], kind: RegExp): Promise<string> {
  const found = (await readProgrammeSitemap(request)).find((path) => kind.test(path))
  expect(found).toBeDefined()
  return found ?? ''
}

/** Structured data says what the page says and leaves out what is not known. */
async function expectStructuredData(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [programme, crumbs] = texts.map((text) => JSON.parse(text))
  expect(programme).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'EducationalOccupationalProgram',
    name: await page.getByRole('heading', { level: 1 }).innerText(),
    provider: { '@type': 'CollegeOrUniversity' },
  })
  expect(Object.values(programme)).not.toContain(null)
  expect(programme.timeToComplete ?? 'P1M').toMatch(/^P\d+M$/)
  expect(crumbs['@type']).toBe('BreadcrumbList')
}

test('a programme of a register tells what decides and its source with year, is accessible and fits', async ({
  page,
  request,
}) => {
  test.slow()
  await expectAccessible(page, await find(request, COURSES.register))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(main.getByRole('link', { name: 'Monash University' }).first()).toBeVisible()
  await expect(main.getByRole('region', { name: 'What decides' })).toContainText('Tuition')
  await expect(main.getByText('Register’s code')).toBeVisible()
  // How finely the source tells it stands with it.
  await expect(main.getByRole('region', { name: 'Source' })).toContainText(
    /A course with a name of its own, from “.+”, .*20\d{2}\./,
  )
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(page.url()).pathname}$`),
  )
  await expectStructuredData(page)
})

test('a programme in another script has structured data, is accessible and fits', async ({
  page,
  request,
}) => {
  test.slow()
  await expectAccessible(page, await find(request, COURSES.japanese), { isAlike: true })
  await expectStructuredData(page)
})

test('a British programme is accessible and fits, asks a visitor for the nationality, and gives one with a profile verdicts', async ({
  page,
  request,
}) => {
  test.slow()
  const path = await find(request, COURSES.british)
  await expectAccessible(page, path, { isAlike: true })
  await expectStructuredData(page)
  const awards = page.getByRole('region', { name: 'Awards that fit' })
  await expect(awards).toContainText(/\d+ awards of our catalogue can be used for it/)
  await awards.getByRole('textbox', { name: 'My nationality' }).fill('Kenya')
  await awards.getByRole('button', { name: 'Scholarships for my nationality' }).click()
  await expect(page).toHaveURL(/\/scholarships\?.*nationality=ke.*host=gb,multiple/)

  const profile = { nationality: 'ke', degreeLevel: 'masters' }
  await page.evaluate(
    (kept) =>
      localStorage.setItem('meridian-profile', JSON.stringify({ state: { profile: kept }, version: 1 })),
    profile,
  )
  await page.goto(path)
  await expect(awards).toContainText('Based on the profile in this browser')
  await expect(awards.getByText(/^(✓ Eligible|\? Check|≈ Almost)/).first()).toBeVisible()
})

test('the subjects of a university are accessible and fit, are found by name, and lead to programmes and the profile', async ({
  page,
}) => {
  test.slow()
  await expectAccessible(page, AUSTRALIAN, { isAlike: true })
  const list = page.locator('#offered')
  const field = page.getByRole('searchbox', { name: 'Find a subject or programme' })
  await test.step('they are found by name, and folded again when the field is emptied', async () => {
    await expect(list.getByRole('link', { name: 'Nursing', exact: true })).toBeHidden()
    await field.fill('nursing')
    const nursing = list.getByRole('link', { name: 'Nursing', exact: true }).filter({ visible: true })
    await expect(nursing).toHaveAttribute('href', '/programmes?subject=nursing')
    await field.fill('no such subject')
    await expect(page.getByText('Nothing of that name is known here.')).toBeVisible()
    await field.fill('')
    await expect(nursing).toHaveCount(0)
  })
  await test.step('a fee stands with its basis, whose it is and its date', async () => {
    await field.fill('accounting')
    await list.locator('li li a:visible').first().click()
    const tuition = page.getByRole('region', { name: 'Tuition', exact: true })
    await expect(tuition).toContainText(/AUD [\d,]+ (for the whole course|a year)/)
    await expect(tuition).toContainText(/for international students, as of \w+ \d{4}/)
  })
  await test.step('a profile leads to its subjects', async () => {
    await page.getByRole('main').locator('a[href="/universities/monash-university"]').first().click()
    await expect(page).toHaveURL('/universities/monash-university')
    await page
      .getByRole('region', { name: 'Subjects and programmes' })
      .getByRole('link', { name: 'All of them' })
      .click()
    await expect(page).toHaveURL(AUSTRALIAN)
  })
})

test('the page of a country leads to its subjects', async ({ page }) => {
  await page.goto('/resources/countries/au')
  const subjects = page.getByRole('region', { name: 'Subjects offered' })
  await subjects.getByText('Health and welfare').click()
  await expect(subjects.getByRole('link', { name: 'Nursing' })).toHaveAttribute(
    'href',
    '/programmes?subject=nursing&country=au',
  )
})

test('an award leads to programmes, is accessible and fits', async ({ page }) => {
  test.slow()
  await expectAccessible(page, '/scholarships/australia-awards', { isAlike: true })
  const paid = page.getByRole('region', { name: 'Programmes it can pay for' })
  await expect(paid).toContainText(/courses, degrees and subjects at \d+ universities/)
  await paid.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/programmes\//)
})

test('the subject of a comparison is chosen once, stands in the address, and survives a reload, which is accessible and fits', async ({
  page,
}) => {
  test.slow()
  await page.goto(COMPARED)
  await page.getByRole('combobox', { name: 'My subject' }).selectOption('Nursing')
  await expect(page).toHaveURL(/compare=monash-university,university-of-glasgow&subject=nursing$/)
  const row = page.getByRole('row', { name: /^Nursing/ })
  await expect(row.getByRole('cell').first()).toContainText(/course/)
  // To open its own address again reloads the page.
  await expectAccessible(page, `${COMPARED}&subject=nursing`)
  await expect(row.getByRole('cell').first()).toContainText(/course/)
  await page.goBack()
  await expect(row).toHaveCount(0)
})

test('an address that names nothing answers 404', async ({ request }) => {
  for (const path of [
    '/programmes/monash-university/no-such-course',
    '/programmes/no-such-university/au-courses-1',
    '/universities/no-such-university/programmes',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('a subject without a page of its own leads to its university', async ({ request, baseURL }) => {
  const answer = await request.get('/programmes/abertay-university/uk-subjects-undergraduate-nursing')
  expect(answer.url()).toBe(`${baseURL}/universities/abertay-university/programmes`)
})

test('the sitemap names every file, and each file few enough addresses', async ({ request }) => {
  const paths = await readProgrammeSitemap(request)
  expect(paths.length).toBeGreaterThan(20_000)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths.filter((_, at) => at % 3000 === 0)) {
    expect.soft((await request.get(path)).status(), path).toBe(200)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a programme, the subjects of a university and the row of a comparison are there', async ({
    page,
    request,
  }) => {
    await page.goto(await find(request, COURSES.register))
    await expect(page.getByRole('region', { name: 'What decides' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Awards that fit' }).getByRole('listitem').first(),
    ).toBeVisible()

    await page.goto(AUSTRALIAN)
    await expect(page.getByRole('searchbox', { name: 'Find a subject or programme' })).toBeHidden()
    await page.getByRole('main').getByText('Health and welfare').click()
    await expect(
      page.locator('#offered').getByRole('link', { name: 'Nursing', exact: true }).first(),
    ).toBeVisible()

    await page.goto(COMPARED)
    await page.getByRole('textbox', { name: 'My subject' }).fill('Public health')
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(page).toHaveURL(/subject=public-health$/)
    await expect(page.getByRole('row', { name: /^Public health/ })).toBeVisible()
  })
})
