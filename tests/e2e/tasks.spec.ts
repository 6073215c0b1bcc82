import { aPlace, anAward } from '../fixtures/plans'
import type { Profile } from '@/lib/eligibility/profile'
import type { Plan } from '@/lib/plan/plan'
import type { Page } from '@playwright/test'
import { download, expect, expectNoAxeViolations, test } from './fixtures'
import { knowPlan } from './kept'

const LEEDS = aPlace({ name: 'University of Leeds', level: 'bachelor' })
const ETH = aPlace({ name: 'ETH Zurich', countryCode: 'ch', level: 'master' })

/** Opens the plan of somebody who saved these items, on a morning in November 2026. */
async function openPlan(page: Page, items: Plan['items'], profile: Partial<Profile>) {
  await page.clock.setFixedTime('2026-11-23T09:00:00')
  await knowPlan(page, { items }, profile)
  await page.goto('/plan')
  await expect(tasks(page).getByRole('checkbox').first()).toBeVisible()
}

const tasks = (page: Page) => page.getByRole('region', { name: 'What to do by when' })
const part = (page: Page, name: string) => tasks(page).getByRole('region', { name, exact: true })

test('a plan says what to do by when, keeps ticks and days, and is quiet and accessible at 360 and 1366 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openPlan(page, [LEEDS, ETH], { nationality: 'ng' })
  await expect(part(page, 'Next').getByRole('listitem').first()).toBeVisible()

  // Every date says where it comes from, and everything is counted back from the start.
  await tasks(page)
    .getByText(/^Later \(/)
    .click()
  await tasks(page).getByRole('button', { name: 'By month' }).click()
  const visa = tasks(page)
    .getByRole('listitem')
    .filter({ hasText: 'Apply for the visa: United Kingdom' })
    .first()
  await visa.getByText('More').click()
  await expect(visa.getByText('UK Home Office')).toBeVisible()
  await expect(visa.getByText(/the wait is usually 3 to 8 weeks/i)).toBeVisible()
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }

  await tasks(page).getByRole('checkbox', { name: 'Ask your referees' }).check()
  await visa.getByLabel('Day of: Apply for the visa: United Kingdom').fill('2027-07-01')
  await expect(visa.getByText('1 July 2027')).toBeVisible()
  await tasks(page).getByLabel('A task of my own').fill('Ask Aunt Ada about the room')
  await tasks(page).getByLabel('By when', { exact: true }).fill('2026-11-20')
  await tasks(page).getByRole('button', { name: 'Add task' }).click()

  await page.reload()
  await expect(part(page, 'Overdue').getByText('Ask Aunt Ada about the room')).toBeVisible()
  await tasks(page).getByText('Done (1)').click()
  await expect(tasks(page).getByRole('checkbox', { name: 'Ask your referees' })).toBeChecked()
})

test('who needs no visa has no visa in the plan, and who has a test books none', async ({ page }) => {
  await openPlan(page, [LEEDS], { nationality: 'ie', ielts: 7 })
  await tasks(page).getByRole('button', { name: 'By month' }).click()
  await expect(tasks(page).getByRole('checkbox', { name: 'Look for a room: United Kingdom' })).toBeVisible()
  await expect(tasks(page).getByRole('checkbox', { name: /visa|book a language test/i })).toHaveCount(0)
})

test('the plan goes into a calendar as a file, and as an address that names the items alone', async ({
  page,
  request,
}) => {
  await openPlan(page, [LEEDS, anAward()], { nationality: 'ng' })
  await tasks(page).getByText('In my calendar', { exact: true }).click()
  const { name, text } = await download(tasks(page).getByRole('button', { name: 'Save as a calendar file' }))
  expect(name).toBe('my-plan.ics')
  const file = text.replaceAll('\r\n ', '')
  expect(file).toContain('UID:visa:gb.2027-09@')

  const address = await tasks(page).getByLabel('Address to subscribe to').inputValue()
  expect(address).toMatch(
    /\/plan\/calendar\.ics\?place=university-of-leeds:bachelor:2027-\d\d&award=chevening$/,
  )
  const answer = await request.get(new URL(address).pathname + new URL(address).search)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toContain('s-maxage=600')
  const feed = (await answer.text()).replaceAll('\r\n ', '')
  expect(feed).toContain('UID:visa:gb.2027-09@')
  expect(feed).not.toMatch(/nigeria|[?&]nationality/i)
  expect((await request.get(`/plan/calendar.ics?award=${'a,'.repeat(3000)}b`)).status()).toBe(400)
  expect((await request.get('/plan/calendar.ics')).status()).toBe(400)
})

test('a filtered list of awards is a calendar and a feed', async ({ page, request }) => {
  await page.goto('/scholarships?host=de')
  const main = page.getByRole('main')
  const calendar = await main.getByRole('link', { name: 'Calendar', exact: true }).getAttribute('href')
  const rss = await main.getByRole('link', { name: 'RSS', exact: true }).getAttribute('href')
  expect([calendar, rss]).toEqual(['/scholarships/calendar.ics?host=de', '/scholarships/rss.xml?host=de'])
  expect(await (await request.get(calendar ?? '')).text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  const feed = await request.get(rss ?? '')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  expect(await feed.text()).toContain('We do not know on which day a provider changed a page.')
})
