import { expect, expectAccessible, test } from './fixtures'
import { readProgrammeSitemap } from './site-map'

/** One with a fee and a length, of a register; one with a page of its own at the university; one in another script. */
const AUSTRALIAN = '/universities/monash-university/programmes'
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

test('a programme tells what decides, its source with year, and how finely the source tells it', async ({
  page,
  request,
}) => {
  await page.goto(await find(request, COURSES.register))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(main.getByRole('link', { name: 'Monash University' }).first()).toBeVisible()
  await expect(main.getByRole('region', { name: 'What decides' })).toContainText('Tuition')
  await expect(main.getByText('Register’s code')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Source' })).toContainText(
    /A course with a name of its own, from “.+”, .*20\d{2}\./,
  )
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(page.url()).pathname}$`),
  )
})

test('a fee stands with its basis, whose it is and its date', async ({ page }) => {
  await page.goto(AUSTRALIAN)
  await page.getByRole('searchbox', { name: 'Find a subject or programme' }).fill('accounting')
  const first = page.locator('#offered li li a:visible').first()
  await first.click()
  const tuition = page.getByRole('region', { name: 'Tuition', exact: true })
  await expect(tuition).toContainText(/AUD [\d,]+ (for the whole course|a year)/)
  await expect(tuition).toContainText(/for international students, as of \w+ \d{4}/)
})

test('structured data says what the page says and leaves out what is not known', async ({
  page,
  request,
}) => {
  for (const kind of Object.values(COURSES)) {
    await page.goto(await find(request, kind))
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
})

test('a visitor without a profile is asked for the nationality, one with a profile gets verdicts', async ({
  page,
  request,
}) => {
  const path = await find(request, COURSES.british)
  await page.goto(path)
  const awards = page.getByRole('region', { name: 'Awards that fit' })
  await expect(awards).toContainText(/\d+ awards of our catalogue can be used for it/)
  await awards.getByRole('textbox', { name: 'My nationality' }).fill('Kenya')
  await awards.getByRole('button', { name: 'Scholarships open to me' }).click()
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

test('a university’s subjects are found by name, and folded again when the field is emptied', async ({
  page,
}) => {
  await page.goto(AUSTRALIAN)
  const list = page.locator('#offered')
  await expect(list.getByRole('link', { name: 'Nursing', exact: true })).toBeHidden()
  const field = page.getByRole('searchbox', { name: 'Find a subject or programme' })
  await field.fill('nursing')
  const nursing = list.getByRole('link', { name: 'Nursing', exact: true }).filter({ visible: true })
  await expect(nursing).toHaveAttribute('href', '/programmes?subject=nursing')
  await field.fill('no such subject')
  await expect(page.getByText('Nothing of that name is known here.')).toBeVisible()
  await field.fill('')
  await expect(nursing).toHaveCount(0)
})

test('a profile leads to its subjects, a country to its own, an award to programmes', async ({ page }) => {
  await page.goto('/universities/monash-university')
  await page
    .getByRole('region', { name: 'Subjects and programmes' })
    .getByRole('link', { name: 'All of them' })
    .click()
  await expect(page).toHaveURL(AUSTRALIAN)

  await page.goto('/resources/countries/au')
  const subjects = page.getByRole('region', { name: 'Subjects offered' })
  await subjects.getByText('Health and welfare').click()
  await expect(subjects.getByRole('link', { name: 'Nursing' })).toHaveAttribute(
    'href',
    '/programmes?subject=nursing&country=au',
  )

  await page.goto('/scholarships/australia-awards')
  const paid = page.getByRole('region', { name: 'Programmes it can pay for' })
  await expect(paid).toContainText(/courses, degrees and subjects at \d+ universities/)
  await paid.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/programmes\//)
})

test('the subject of a comparison is chosen once, stands in the address and survives a reload', async ({
  page,
}) => {
  await page.goto('/universities?tab=compare&compare=monash-university,university-of-glasgow')
  await page.getByRole('combobox', { name: 'My subject' }).selectOption('Nursing')
  await expect(page).toHaveURL(/compare=monash-university,university-of-glasgow&subject=nursing$/)
  const row = page.getByRole('row', { name: /^Nursing/ })
  await expect(row.getByRole('cell').first()).toContainText(/course/)
  await page.reload()
  await expect(row.getByRole('cell').first()).toContainText(/course/)
  await page.goBack()
  await expect(row).toHaveCount(0)
})

test.describe('addresses that name nothing', () => {
  test.use({ allowConsole: [[/404/], { scope: 'test' }] })

  test('answer 404', async ({ page }) => {
    for (const path of [
      '/programmes/monash-university/no-such-course',
      '/programmes/no-such-university/au-courses-1',
      '/universities/no-such-university/programmes',
    ])
      expect((await page.goto(path))?.status(), path).toBe(404)
  })
})

test('a subject without a page of its own leads to its university', async ({ page }) => {
  await page.goto('/programmes/abertay-university/uk-subjects-undergraduate-nursing')
  await expect(page).toHaveURL('/universities/abertay-university/programmes')
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

    await page.goto('/universities?tab=compare&compare=monash-university,university-of-glasgow')
    await page.getByRole('textbox', { name: 'My subject' }).fill('Public health')
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(page).toHaveURL(/subject=public-health$/)
    await expect(page.getByRole('row', { name: /^Public health/ })).toBeVisible()
  })
})

for (const [name, kind] of Object.entries(COURSES)) {
  test(`the page of a ${name} course is accessible and fits`, async ({ page, request }) => {
    test.slow()
    await expectAccessible(page, await find(request, kind))
  })
}

for (const path of [
  AUSTRALIAN,
  '/universities/harvard-university/programmes',
  '/resources/countries/au',
  '/scholarships/australia-awards',
  '/universities?tab=compare&compare=monash-university,university-of-glasgow&subject=nursing',
]) {
  test(`${path} is accessible and fits`, async ({ page }) => {
    test.slow()
    await expectAccessible(page, path)
  })
}
