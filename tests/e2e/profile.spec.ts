import { expect, test, expectAccessibleInBothThemes, expectNoAxeViolations } from './fixtures'

const FULL = '/universities/university-of-oxford'
const BASIC = '/universities/novosibirsk-state-technical-university'

test('a full record answers what decides, shows facts with their sources, has structured data that agrees, and axe finds nothing in either theme', async ({
  page,
}) => {
  test.slow()
  await page.goto(FULL)
  await test.step('axe finds nothing', () => expectAccessibleInBothThemes(page))

  const facts = page.getByRole('region', { name: 'Facts' })
  await test.step('what decides is answered', async () => {
    await expect(page).toHaveTitle(/^University of Oxford, United Kingdom/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('University of Oxford')
    await expect(facts).toContainText('1096')
    await expect(facts).toContainText('headcount')
    const tuition = page.getByRole('region', { name: 'Tuition' })
    await expect(tuition).toContainText(/GBP [\d,–]+ a year/)
    await expect(tuition).toContainText(/about US\$ [\d,]+/)
    await expect(page.getByRole('region', { name: 'How to apply, by when' })).toContainText('UCAS')
    await expect(page.getByRole('region', { name: 'After the degree' })).toContainText('home graduates')
  })

  await test.step('the ranks name their publisher and year without a pointer', () =>
    expect(page.getByText('QS World University Rankings 2026', { exact: false }).first()).toBeVisible())

  await test.step('structured data parses and agrees with the page', async () => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [university, crumbs] = texts.map((text) => JSON.parse(text))
    expect(university).toMatchObject({
      '@type': 'CollegeOrUniversity',
      name: 'University of Oxford',
      foundingDate: '1096',
    })
    expect(university.sameAs).toContain('https://www.ox.ac.uk')
    expect(crumbs['@type']).toBe('BreadcrumbList')
    expect(crumbs.itemListElement).toHaveLength(4)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${FULL}$`))
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /University of Oxford/)
  })

  await test.step('a fact leads to its source', async () => {
    await facts
      .getByRole('link', { name: /HESA|Higher Education Statistics/ })
      .first()
      .click()
    await expect(page).toHaveURL(/#source-hesa-2022-23$/)
    const source = page.locator('#source-hesa-2022-23')
    await expect(source).toBeInViewport()
    await expect(source).toContainText('CC BY 4.0')
    await expect(source).toContainText('number of students')
  })
})

test('a basic record says what it is and leaves out what it does not know, and axe finds nothing in either theme', async ({
  page,
}) => {
  test.slow()
  await page.goto(BASIC)
  const main = page.getByRole('main')
  await expect(main.getByText('Basic record.')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'What is known',
    'Position',
    'What to ask',
    'Official pages',
    'Subjects and programmes',
    'Awards for students here',
    'Facts',
    'Getting in',
    'Nearest researched universities',
    'Sources and dates',
  ])
  await expect(main.getByRole('region', { name: 'What to ask' })).toContainText('Number of students')
  await expect(main.getByText('Not reported')).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
})

// Its colours are those of the others.
test('axe finds nothing on a right-to-left record', async ({ page }) => {
  test.slow()
  await page.goto('/universities/king-saud-university')
  await expectNoAxeViolations(page)
})

// That it is kept is checked in level.spec.ts.
test('the level decides which answers show', async ({ page }) => {
  await page.goto('/universities/monash-university')
  const tuition = page.getByRole('region', { name: 'Tuition' })
  const shown = () => tuition.locator('[data-slot=sum]:visible').allInnerTexts()
  const bachelors = await shown()
  await page.getByText('Master’s', { exact: true }).first().click()
  await expect.poll(shown).not.toEqual(bachelors)
  await expect(page.getByRole('radio', { name: 'Master’s' })).toBeChecked()
})

// Names of awards are not cut, so that one may take a line more.
test('at 360 px the first two screens hold what decides', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const id of ['monash-university', 'university-of-warwick', 'university-of-california-los-angeles']) {
    await page.goto(`/universities/${id}`)
    const box = await page.getByRole('region', { name: 'What decides' }).boundingBox()
    expect.soft((box?.y ?? 0) + (box?.height ?? 0), id).toBeLessThanOrEqual(2 * 740 + 20)
  }

  await test.step('the contents stay in view below them', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link', { name: 'Awards for students here' }).click()
    await expect(contents).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Awards for students here' })).toBeInViewport()
  })
})

test('awards that are open to a kept nationality stand there at once, and nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('meridian-profile', '{"state":{"profile":{"nationality":"ke"}},"version":1}')
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: (Reflect.get(window, 'shift') as number) + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/universities/monash-university')
  const awards = page.getByRole('region', { name: 'Awards for students here' })
  await expect(awards.getByText(/^(✓|\?|✕) .*your nationality/).first()).toBeVisible()
  await awards.getByRole('link', { name: /in Australia .*\(Kenya\)$/ }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThanOrEqual(0.01)
  await awards.getByRole('link', { name: /in Australia .*\(Kenya\)$/ }).click()
  await expect(page).toHaveURL('/scholarships?nationality=ke&host=au,multiple')
})

test('a university goes into the comparison, and its country, a programme, an award and a similar university are one step away', async ({
  page,
}) => {
  await page.goto(FULL)
  const main = page.getByRole('main')
  await test.step('every link out opens a new tab over https and gives nothing away', async () => {
    const links = main.locator('a[target="_blank"]')
    expect(await links.count()).toBeGreaterThan(5)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//)
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer external')
    }
  })

  await test.step('a word is explained', async () => {
    await main.getByRole('button', { name: 'home fees' }).click()
    await expect(page.getByText('Tuition for those whom the law', { exact: false })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('it goes into the comparison', async () => {
    await main.getByRole('button', { name: 'Compare' }).click()
    await expect(main.getByRole('button', { name: 'In Comparison' })).toBeVisible()
  })

  await test.step('the breadcrumbs and a programme lead to filtered lists, the head to the country', async () => {
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'United Kingdom' })
      .click()
    await expect(page).toHaveURL(/\/universities\?country=gb$/)
    await page.goBack()
    await page.getByRole('list', { name: 'Popular programmes' }).getByRole('link', { name: 'Law' }).click()
    await expect(page).toHaveURL(/\/universities\?programmes=law$/)
    await page.goBack()
    await page.locator('article header').getByRole('link', { name: 'United Kingdom' }).click()
    await expect(page).toHaveURL('/resources/countries/gb')
    await page.goBack()
  })

  await test.step('an award of the catalogue is one step away', async () => {
    const awards = page.getByRole('region', { name: 'Awards for students here' })
    await page.getByText('Master’s', { exact: true }).first().click()
    await awards
      .getByText(/more awards?$/)
      .filter({ visible: true })
      .click()
    await awards
      .getByRole('link', { name: /Clarendon/ })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\/scholarships\/clarendon$/)
    await page.goBack()
  })

  await test.step('so is a similar university', async () => {
    const similar = page.getByRole('region', { name: 'Similar universities' }).getByRole('listitem')
    await expect(similar).toHaveCount(6)
    const name = await similar.first().getByRole('heading').innerText()
    await similar.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})

test.describe('ids that name nothing', () => {
  test.use({ allowConsole: [[/404/], { scope: 'test' }] })

  test('answer 404', async ({ page, request }) => {
    for (const id of ['University-of-Oxford', 'a'.repeat(300)])
      expect((await request.get(`/universities/${id}`)).status(), id).toBe(404)
    expect((await page.goto('/universities/no-such-university'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole profile is there, map included', async ({ page }) => {
    await page.goto(FULL)
    await expect(page.getByRole('region', { name: 'Tuition' })).toBeVisible()
    await page.getByRole('main').getByText('PhD', { exact: true }).click()
    await expect(page.getByRole('radio', { name: 'PhD' })).toBeChecked()
    await expect(page.getByRole('img', { name: 'Map with a point at Oxford' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Sources and dates' })).toBeVisible()
    await page.getByRole('button', { name: 'Is this wrong? Tuition' }).click()
    await page.getByRole('link', { name: 'Something else here' }).click()
    await expect(page.getByRole('button', { name: 'Write the correction' })).toBeVisible()
  })

  test('every group of facts that asks whether it is wrong has its page', async ({ request }) => {
    for (const path of [FULL, '/resources/countries/gb', '/scholarships/chevening']) {
      const html = await (await request.get(path)).text()
      const parts = [...html.matchAll(/<button(?=[^>]* form="correction")[^>]* value="([a-z]+)"/g)]
      expect(parts.length, path).toBeGreaterThan(3)
      expect(html, path).toMatch(/<form id="correction"[^>]* action="\/corrections"/)
      for (const [, part = ''] of parts) {
        const answer = await request.get('/corrections', { params: { about: path, part } })
        expect(await answer.text(), `${path} ${part}`).toContain(`aria-labelledby="${part}"`)
      }
    }
  })
})

test('a long name fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(
    '/universities/balochistan-university-of-information-technology-engineering-and-management-sciences-buite',
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
