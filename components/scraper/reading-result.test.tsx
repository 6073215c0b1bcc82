import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readLastCrawl } from '@/lib/scraper/browser/last-crawl'
import { saveResult } from '@/lib/scraper/browser/result-store'
import { EMPTY_RESULT } from '@/lib/scraper/browser/job-result'
import { startRun } from '@/lib/scraper/browser/run-actions'
import { SITE_HOST, SITE_PAGES } from '@/tests/fixtures/firecrawl-site'
import { aBareEntry, aJob } from '@/tests/fixtures/scraper-answers'
import { ReadingResult } from './reading-result'

const lookUpSite = jest.fn()
jest.mock('@/lib/scraper/browser/api-client', () => ({
  scraperApi: () => ({ lookUpSite: (url: string) => lookUpSite(url) as unknown }),
}))
jest.mock('@/lib/scraper/browser/run-actions', () => ({ startRun: jest.fn() }))

const target = `https://${SITE_HOST}/`
const job = aJob({ mode: 'reading-pages', kind: 'batch', target, startedAt: Date.UTC(2026, 10, 23) })
const ENTRIES = Object.entries(SITE_PAGES).map(([path, { title, markdown, model }]) => {
  const url = `https://${SITE_HOST}${path}`
  return aBareEntry({ url, askedUrl: url, title, markdown, record: model })
})
const countries = [{ name: 'Norway', currency: 'NOK' }]

async function show(matches: object[] = [], given = job) {
  lookUpSite.mockResolvedValue({ matches, countries })
  render(<ReadingResult entries={ENTRIES} job={given} addHref="/universities?tab=add" />)
  await screen.findByLabelText('Name')
}
const field = (name: string) => within(screen.getByRole('group', { name }))
const chosenIn = (name: string) =>
  field(name)
    .queryAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent)

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
})

test('only what is on its page is chosen; nothing invented, nothing that a page orders (issue 19)', async () => {
  await show()
  expect(chosenIn('Tuition, international')).toEqual([expect.stringMatching(/^€21,500.*EUR 21500 a year/)])
  expect(chosenIn('Tuition, domestic')).toEqual([expect.stringMatching(/^€1,200/)])
  expect(chosenIn('Students')).toEqual(['14,500'])
  expect(chosenIn('Acceptance rate')).toEqual([])
  expect(chosenIn('Programmes')).toEqual(['Marine Biology', 'Law', 'Nordic Studies'])
  const orders = field('Tuition, international').getByRole('checkbox', { name: /^€1 a year/ })
  expect(orders).not.toBeChecked()
  expect(field('Students').getByText('quote found, number not in it')).toBeVisible()
  expect(screen.getByText(/^The pages say nothing of: Required tests\.$/)).toBeVisible()
})

test('the record goes on with its country, each value with its page and quote', async () => {
  await show()
  const send = screen.getByRole('button', { name: 'Send to Add More Universities' })
  expect(send).toBeDisabled()
  await userEvent.type(screen.getByLabelText('Country'), 'Norway')
  await userEvent.click(field('Programmes').getByRole('checkbox', { name: 'Law' }))
  await userEvent.click(send)
  expect(screen.getByRole('link', { name: 'Add More Universities' })).toBeVisible()
  expect(readLastCrawl()).toMatchObject({
    source: target,
    records: [
      {
        name: 'Fjord University',
        country: 'Norway',
        popularPrograms: ['Marine Biology', 'Nordic Studies'],
        tuitionFees: { international: 'EUR 21500 2026/27 (for a bachelor’s)' },
        provenance: expect.arrayContaining([
          expect.objectContaining({
            field: 'establishedYear',
            quote: 'Founded in 1946',
            readOn: '2026-11-23',
          }),
        ]),
      },
    ],
  })
})

test('a university of the catalogue is compared field by field, and corrected', async () => {
  const founded = { field: 'founded', texts: ['1901'], fee: null, checkedOn: '2026-05' }
  const tests = { field: 'requiredTests', texts: ['SAT'], fee: null, checkedOn: null }
  const match = { id: 'fjord', name: 'Fjord', country: 'Norway', website: target, currency: 'NOK' }
  await show([{ ...match, values: [founded, tests] }])
  expect(screen.getByText(/which our catalogue has/)).toBeVisible()
  expect(screen.getByLabelText('Country')).toHaveValue('Norway')
  expect(field('Established').getByText(/our record has 1901, as of May 2026/)).toBeVisible()
  expect(field('Students').getByText('new')).toBeVisible()
  expect(
    screen.getByText(/^The pages say nothing of: Required tests \(our record has SAT\)\.$/),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download as a correction' })).toBeVisible()
})

test('only the pages of accepted values are checked again, at a price that stands first', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: /^Check again: 7 pages, about 35 credits$/ }))
  expect(startRun).toHaveBeenCalledWith(
    expect.objectContaining({
      mode: 'reading-pages',
      checks: job.id,
      body: expect.objectContaining({ withFindings: true }),
    }),
  )
})

test('what changed since the earlier reading is told', async () => {
  const before = ENTRIES.map((entry) =>
    entry.url?.endsWith('facts-and-figures')
      ? {
          ...entry,
          markdown: 'Founded in 1946. 13,900 students.',
          record: { students: [{ value: '13,900', quote: '13,900 students' }] },
        }
      : entry,
  )
  await saveResult('earlier', { ...EMPTY_RESULT, entries: before })
  await show([], { ...job, checks: 'earlier' })
  expect(await screen.findByText(/1 changed, 0 gone\.$/)).toBeVisible()
  expect(screen.getByText('Students: 13,900 is now 14,500')).toBeVisible()
})
