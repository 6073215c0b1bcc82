import type { Page } from '@playwright/test'
import { download, expect, test } from './fixtures'
import { AWARDS, expectAwards } from './scholarships'

async function expectCalendar(page: Page) {
  const { name, text } = await download(page.getByRole('link', { name: 'Add to calendar' }))
  expect(name).toBe('gates-cambridge.ics')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
  expect(text.match(/TRIGGER:-P(30|7)D\r\n/g)).toHaveLength(4)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
}

test('an award tells its deadline, what goes for its country, where it leads, and who meets its rules', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-02-15T12:00:00')
  await page.goto('/scholarships/gates-cambridge')

  await test.step('where it stands by the visitor’s own date', async () => {
    await expect(page.getByText('Closed for this year, usually reopens in September')).toBeVisible()
  })

  await test.step('the deadline as a calendar file with two reminders', () => expectCalendar(page))

  await test.step('a country-wide notice, as information', async () => {
    const notices = page.getByRole('region', { name: 'Country-wide notices' })
    await expect(notices).toContainText('This is a visa rule, not a rule of any scholarship')
  })

  await test.step('its university and similar awards', async () => {
    await expect(page.getByRole('link', { name: 'University of Cambridge' })).toHaveAttribute(
      'href',
      '/universities/university-of-cambridge',
    )
    const similar = page.getByRole('region', { name: 'Similar awards' })
    await expect(similar.getByRole('listitem')).toHaveCount(6)
    await expect(similar.getByText(/^Because: /).first()).toBeVisible()
  })

  const rules = page.getByRole('region', { name: 'Who can apply' })
  const matcher = rules.getByRole('link', { name: 'Smart Matcher' })
  await test.step('asks for a profile where there is none', async () => {
    await expect(matcher).toHaveAttribute('href', '/scholarships')
    await expect(rules.getByText('You meet this')).toHaveCount(0)
  })

  await test.step('holds each rule against the profile kept on the device', async () => {
    await matcher.click()
    await page.getByLabel('Degree level').selectOption("Master's")
    await page.getByLabel('Nationality', { exact: true }).fill('United Kingdom')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('meridian-profile'))).toContain('"gb"')
    await page.goBack()
    await expect(rules.getByText('✕ Not eligible')).toBeVisible()
    await expect(rules.getByText('✗ You don’t meet this')).toHaveCount(1)
    await expect(rules.getByText('✓ You meet this').first()).toBeVisible()
  })
})

test('an unknown award is a 404 page, and has no calendar', async ({ request }) => {
  const answer = await request.get('/scholarships/no-such-award')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toMatch(/<h1[^>]*>404</)
  expect((await request.get('/scholarships/no-such-award/calendar.ics')).status()).toBe(404)
})

const KINDS = [
  ['university', 'University', 'type=university', ({ type }) => type === 'University'],
  ['external', 'External', 'type=external', ({ type }) => type === 'External'],
  ['government', 'Government', 'type=government', ({ type }) => type === 'Government'],
  ['merit', 'Merit', 'funding=merit', ({ funding }) => funding.includes('merit')],
] as const satisfies [string, string, string, (award: (typeof AWARDS)[number]) => boolean][]

test('the page of each kind tells what it is, lists it, and opens Browse All filtered for it; its cards and those of a country tell the visitor’s own date', async ({
  page,
}) => {
  test.slow()
  await page.goto('/scholarships/university')
  for (const [slug, label, query, isMeant] of KINDS)
    await test.step(slug, async () => {
      const expected = AWARDS.filter(isMeant)
      await page
        .getByRole('navigation', { name: 'Footer' })
        .getByRole('link', { name: label, exact: true })
        .press('Enter')
      await expect(page).toHaveURL(`/scholarships/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${label} scholarships`)
      await expect(page.getByRole('heading', { name: 'How they are won' })).toBeVisible()
      await expect(page.getByRole('article').getByRole('article').getByRole('heading')).toHaveText(
        expected.slice(0, 20).map(({ name }) => name),
      )
      const all = page.getByRole('link', { name: `All ${expected.length}, with filters` })
      // Cards above it are laid out as they come near, which moves it: sooner than a hand clicks, but not than a robot.
      await all.scrollIntoViewIfNeeded()
      await all.click()
      await expect(page).toHaveURL(`/scholarships?${query}`)
      await expect(page.getByRole('link', { name: 'Browse All' })).toHaveAttribute('aria-current', 'page')
      await expectAwards(page, expected)
    })

  await test.step('the cards of a kind and of a country tell where an award stands', async () => {
    await page.clock.setFixedTime('2027-02-15T12:00:00')
    const card = page.getByRole('article').filter({
      has: page.getByRole('heading', { level: 3, name: 'Gates Cambridge Scholarships' }),
    })
    const status = card.last().getByText('Closed for this year, usually reopens in September')
    await page.goBack()
    await expect(page).toHaveURL('/scholarships/merit')
    await expect(status).toBeVisible()
    await page.goto('/resources/countries/gb')
    await expect(status).toBeVisible()
  })
})
