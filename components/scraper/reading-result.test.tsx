import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readLastCrawl } from '@/lib/scraper/browser/last-crawl'
import { saveResult } from '@/lib/scraper/browser/result-store'
import { EMPTY_RESULT } from '@/lib/scraper/browser/job-result'
import { startRun } from '@/lib/scraper/browser/run-actions'
import { ADDED_KEY } from '@/lib/import/added-key'
import { useAddedStore } from '@/lib/import/added-store'
import type { Target } from '@/lib/scraper/shared/proof/reading-fields'
import { anEntry } from '@/tests/fixtures/added'
import { aProvenance } from '@/tests/fixtures/a-provenance'
import { SITE_HOST, SITE_PAGES } from '@/tests/fixtures/firecrawl-site'
import { aBareEntry, aJob } from '@/tests/fixtures/scraper-answers'
import { ReadingResult } from './reading-result'

const lookUpSite = jest.fn()
jest.mock('@/lib/scraper/browser/api-client', () => ({
  scraperApi: () => ({ lookUpSite: (url: string) => lookUpSite(url) as unknown }),
}))
jest.mock('@/lib/scraper/browser/run-actions', () => ({ startRun: jest.fn() }))
const acceptField = jest.fn()
jest.mock('@/lib/scraper/browser/accept-field', () => ({
  acceptField: (...given: unknown[]) => acceptField(...given) as unknown,
}))

const target = `https://${SITE_HOST}/`
const job = aJob({ mode: 'reading-pages', kind: 'batch', target, startedAt: Date.UTC(2026, 10, 23) })
const entriesFor = (reads: Target) =>
  Object.entries(SITE_PAGES).map(([path, { title, markdown, model, programmes = [], award = {} }]) => {
    const url = `https://${SITE_HOST}${path}`
    const record = { university: model, programmes: { programmes }, scholarship: award }[reads]
    return aBareEntry({ url, askedUrl: url, title, markdown, record })
  })
const ENTRIES = entriesFor('university')
const SITE = {
  matches: [],
  countries: [{ code: 'no', name: 'Norway', currency: 'NOK' }],
  programmes: [],
  awards: [],
  correctionsAt: null,
}
const FJORD = { id: 'fjord', name: 'Fjord', country: 'Norway', website: target, currency: 'NOK', values: [] }

async function show(site: object = {}, given = job, reads: Target = 'university') {
  lookUpSite.mockResolvedValue({ ...SITE, ...site })
  render(
    <ReadingResult entries={entriesFor(reads)} job={given} reads={reads} addHref="/universities?tab=add" />,
  )
  await screen.findByText(/^Read on 23 November 2026\. Only values that we found again/)
}
const field = (name: string) => within(screen.getByRole('group', { name }))
const chosenIn = (name: string) =>
  field(name)
    .queryAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent)

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  useAddedStore.setState({ entries: [] })
})

test('only what is on its page is chosen; nothing invented, nothing that a page orders (issue 19)', async () => {
  await show()
  expect(chosenIn('Tuition, international')).toEqual([
    expect.stringMatching(/^€21,500.*EUR 21,500 a year/),
    expect.stringMatching(/^19 000 € par an.*EUR 19,000 a year, for a master’s degree/),
  ])
  expect(field('Tuition, international').getByText(/^A record has one fee here/)).toBeVisible()
  expect(chosenIn('Tuition, domestic')).toEqual([expect.stringMatching(/^€1,200/)])
  expect(chosenIn('Students')).toEqual(['14,500'])
  expect(chosenIn('Acceptance rate')).toEqual([])
  expect(chosenIn('Programmes')).toEqual(['Marine Biology', 'Law', 'Nordic Studies'])
  const orders = field('Tuition, international').getByRole('checkbox', { name: /^€1 a year/ })
  expect(orders).not.toBeChecked()
  expect(field('Students').getByText('quote found, number not in it')).toBeVisible()
  expect(screen.getByText(/^The pages say nothing about: Required tests\.$/)).toBeVisible()
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
        tuitionFees: {
          international: 'EUR 19000–21500 2026/27 (21,500 for a bachelor’s and 19,000 for a master’s)',
        },
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
  const correctionsAt = 'https://github.com/a/b'
  await show({ matches: [{ ...FJORD, values: [founded, tests] }], correctionsAt })
  expect(screen.getByText(/which our catalogue has/)).toBeVisible()
  expect(screen.getByLabelText('Country')).toHaveValue('Norway')
  expect(field('Established').getByText(/our record has 1901, as of May 2026/)).toBeVisible()
  expect(field('Students').getByText('new')).toBeVisible()
  expect(
    screen.getByText(/^The pages say nothing about: Required tests \(our record has SAT\)\.$/),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download as a correction' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Send the correction as an issue/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/github\.com\/a\/b\/issues\/new\?title=Correction\+of\+Fjord/),
  )
})

test('each difference is accepted straight into “Added by you”', async () => {
  acceptField.mockResolvedValue({ id: 'added-1' })
  const same = { field: 'students', texts: ['14500'], fee: null, checkedOn: null }
  await show({ matches: [{ ...FJORD, values: [same] }] })
  expect(field('Students').queryByRole('button')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Accept Established into “Added by you”' }))
  expect(acceptField).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'fjord' }),
    expect.objectContaining({ field: 'founded' }),
    expect.objectContaining({ readOn: '2026-11-23' }),
  )
  expect(await screen.findByRole('link', { name: 'your own copy' })).toHaveAttribute(
    'href',
    '/universities/added-1',
  )
  expect(screen.queryByRole('link', { name: /as an issue/ })).not.toBeInTheDocument()
})

test('only the pages of accepted values are checked again, at a price that stands first', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: /^Check again: 8 pages, about 40 credits$/ }))
  expect(startRun).toHaveBeenCalledWith(
    expect.objectContaining({
      mode: 'reading-pages',
      checks: job.id,
      body: expect.objectContaining({ reads: 'university' }),
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
  await show({}, { ...job, checks: 'earlier' })
  expect(await screen.findByText(/1 changed, 0 gone\.$/)).toBeVisible()
  expect(screen.getByText('Students: 13,900 is now 14,500')).toBeVisible()
})

test('the pages of an added university are compared with what it keeps of them', async () => {
  const facts = `https://${SITE_HOST}/en/facts-and-figures`
  const founded = { field: 'establishedYear', label: 'Established', page: facts, academicYear: null }
  const entry = anEntry({
    provenance: [
      aProvenance({ ...founded, value: '1940', quote: 'Founded in 1940' }),
      aProvenance({ ...founded, field: 'studentPopulation', value: '14,500', quote: '14,500 students' }),
    ],
  })
  localStorage.setItem(ADDED_KEY, JSON.stringify({ version: 1, entries: [entry] }))
  await show({}, { ...job, checks: entry.id })
  expect(await screen.findByText('Checked again: 1 value is the same, 1 changed, 0 gone.')).toBeVisible()
  expect(screen.getByText('Established: 1940 is now 1946')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Harbour University')
})

describe('a programme list (issue 19)', () => {
  const row = (name: RegExp) => screen.getByRole('checkbox', { name })
  const value = (name: string, text: string) => ({ field: name, texts: [text], fee: null, checkedOn: null })

  test('shows each programme with what is proven beside its name, and keeps the names', async () => {
    await show({}, { ...job, mode: 'programmes-pages' }, 'programmes')
    expect(row(/^Marine Biology Master’s · 2 years · €19,000 a year$/)).toBeChecked()
    expect(row(/^Law Bachelor’s$/)).toBeChecked()
    expect(row(/^Astrology not on the page$/)).not.toBeChecked()
    await userEvent.type(screen.getByLabelText('University'), 'Fjord University')
    await userEvent.type(screen.getByLabelText('Country'), 'Norway')
    await userEvent.click(row(/^Law/))
    await userEvent.click(screen.getByRole('button', { name: 'Send to Add More Universities' }))
    expect(readLastCrawl()?.records).toMatchObject([
      {
        name: 'Fjord University',
        popularPrograms: ['Marine Biology', 'Nordic Studies'],
        provenance: [{ field: 'popularPrograms', value: 'Marine Biology' }, { value: 'Nordic Studies' }],
      },
    ])
  })

  test('is compared with the programmes that our catalogue names', async () => {
    const programmes = [
      { id: 'fjord/law', name: 'Law', values: [value('name', 'Law'), value('length', '24 months')] },
      { id: 'fjord/art', name: 'Art', values: [value('name', 'Art')] },
    ]
    await show({ matches: [FJORD], programmes }, { ...job, mode: 'programmes-pages' }, 'programmes')
    expect(screen.getByText(/Our catalogue names 2 programmes of it\./)).toBeVisible()
    expect(row(/^Marine Biology new/)).toBeChecked()
    expect(row(/^Law same as ours/)).toBeChecked()
    await userEvent.click(screen.getByText('1 programme only in our catalogue'))
    expect(screen.getByText('Art')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Accept Programmes into “Added by you”' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download as a correction' })).toBeVisible()
  })
})

describe('a scholarship (issue 19)', () => {
  const given = { ...job, mode: 'scholarship-pages' } as const

  test('has only what is on the page chosen, and goes into files', async () => {
    await show({}, given, 'scholarship')
    expect(chosenIn('Name')).toEqual(['Fjord-Stipendium'])
    expect(chosenIn('What it pays')).toEqual(['Studiengebühren und 900 Euro im Monat'])
    expect(chosenIn('Nationalities')).toEqual(['Kenia', 'Indien'])
    expect(chosenIn('Awards a year')).toEqual([])
    expect(screen.getByText('Our catalogue has no award of this name.').parentElement).toHaveTextContent(
      /^Our catalogue has no award of this name\. This browser can keep/,
    )
    for (const name of ['Download the scholarship', 'Download all values (CSV)', 'Download as a correction'])
      expect(screen.getByRole('button', { name })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Add More/ })).not.toBeInTheDocument()
  })

  test('is compared with our award of its name, or with another one', async () => {
    const deadline = { field: 'deadline', texts: ['1 March', '15 April'], fee: null, checkedOn: '2026-05' }
    const awards = [
      { id: 'other', name: 'Other Award', values: [] },
      { id: 'fjord', name: 'Fjord-Stipendium', values: [deadline] },
    ]
    await show({ awards }, given, 'scholarship')
    expect(screen.getByRole('link', { name: 'Fjord-Stipendium' })).toHaveAttribute(
      'href',
      '/scholarships/fjord',
    )
    expect(field('Application deadline').getByText('same as ours')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'Other Award')
    expect(field('Application deadline').getByText('new')).toBeVisible()
  })
})
