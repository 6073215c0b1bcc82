import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { AWARDS } from './scholarships'

const keepProfile = (page: Page, profile: object) =>
  page.addInitScript(
    (value) => localStorage.setItem('meridian-profile', value),
    JSON.stringify({ state: { profile }, version: 1 }),
  )

test('tells where an award stands by the visitor’s own date', async ({ page }) => {
  await page.clock.setFixedTime('2027-02-15T12:00:00')
  await page.goto('/scholarships/gates-cambridge')
  await expect(page.getByText('Closed for this year, usually reopens in September')).toBeVisible()
})

test('the cards of a kind and of a country tell it too', async ({ page }) => {
  await page.clock.setFixedTime('2027-02-15T12:00:00')
  const card = page.getByRole('article').filter({
    has: page.getByRole('heading', { level: 3, name: 'Gates Cambridge Scholarships' }),
  })
  for (const path of ['/scholarships/merit', '/resources/countries/gb']) {
    await page.goto(path)
    await expect(card.last().getByText('Closed for this year, usually reopens in September')).toBeVisible()
  }
})

test('holds each rule against the profile kept on the device', async ({ page }) => {
  await keepProfile(page, { nationality: 'gb', degreeLevel: 'masters' })
  await page.goto('/scholarships/gates-cambridge')
  const rules = page.getByRole('region', { name: 'Who can apply' })
  await expect(rules.getByText('✕ Not eligible')).toBeVisible()
  await expect(rules.getByText('✗ You don’t meet this')).toHaveCount(1)
  await expect(rules.getByText('✓ You meet this').first()).toBeVisible()
})

test('asks for a profile where there is none', async ({ page }) => {
  await page.goto('/scholarships/gates-cambridge')
  const rules = page.getByRole('region', { name: 'Who can apply' })
  await expect(rules.getByRole('link', { name: 'Smart Matcher' })).toHaveAttribute('href', '/scholarships')
  await expect(rules.getByText('You meet this')).toHaveCount(0)
})

test('gives the deadline as a calendar file with two reminders', async ({ page }) => {
  await page.goto('/scholarships/gates-cambridge')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('gates-cambridge.ics')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
  expect(text.match(/TRIGGER:-P(30|7)D\r\n/g)).toHaveLength(4)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('keeps no empty line where the deadline of today would stand', async ({ page }) => {
    await page.goto('/scholarships/gates-cambridge')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-deadline-today]')).toBeHidden()
  })
})

test('leads from the award to its university and to similar awards', async ({ page }) => {
  await page.goto('/scholarships/gates-cambridge')
  await expect(page.getByRole('link', { name: 'University of Cambridge' })).toHaveAttribute(
    'href',
    '/universities/university-of-cambridge',
  )
  const similar = page.getByRole('region', { name: 'Similar awards' })
  await expect(similar.getByRole('listitem')).toHaveCount(6)
  await expect(similar.getByText(/^Because: /).first()).toBeVisible()
})

test('shows a country-wide notice as information', async ({ page }) => {
  await page.goto('/scholarships/chevening')
  const notices = page.getByRole('region', { name: 'Country-wide notices' })
  await expect(notices).toContainText('This is a visa rule, not a rule of any scholarship')
})

test.describe('an unknown award', () => {
  test.use({ allowConsole: [/404/] })
  test('is a 404 page, and has no calendar', async ({ page, request }) => {
    await page.goto('/scholarships/no-such-award')
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    expect((await request.get('/scholarships/no-such-award/calendar.ics')).status()).toBe(404)
  })
})

const KINDS = [
  ['university', 'University scholarships', ({ type }) => type === 'University'],
  ['external', 'External scholarships', ({ type }) => type === 'External'],
  ['government', 'Government scholarships', ({ type }) => type === 'Government'],
  ['merit', 'Merit scholarships', ({ funding }) => funding.includes('merit')],
] as const satisfies [string, string, (award: (typeof AWARDS)[number]) => boolean][]

test('the page of each kind tells what it is and lists it', async ({ page }) => {
  test.slow()
  for (const [slug, title, isMeant] of KINDS) {
    const expected = AWARDS.filter(isMeant)
    await page.goto(`/scholarships/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { name: 'How they are won' })).toBeVisible()
    await expect(page.getByRole('article').getByRole('article').getByRole('heading')).toHaveText(
      expected.slice(0, 20).map(({ name }) => name),
    )
    const all = page.getByRole('link', { name: `All ${expected.length}, with filters` })
    // Cards above it are laid out as they come near, which moves it: sooner than a hand clicks, but not than a robot.
    await all.scrollIntoViewIfNeeded()
    await all.click()
    await expect(page.getByRole('heading', { name: `All Scholarships (${expected.length})` })).toBeVisible()
  }
})
