import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EMPTY_RESULT, type JobResult } from '@/lib/scraper/browser/job-result'
import { useJobStore } from '@/lib/scraper/browser/job-store'
import type { Job } from '@/lib/scraper/browser/jobs'
import { checkExtraction } from '@/lib/scraper/shared/records'
import { readRest, startRun } from '@/lib/scraper/browser/run-actions'
import { NO_RUN, useRunStore } from '@/lib/scraper/browser/run-store'
import { useToastStore } from '@/lib/scraper/browser/toast-store'
import { aJob, anEntry } from '@/tests/fixtures/scraper-answers'
import { ResultsCard } from './results-card'

jest.mock('@/lib/scraper/browser/run-actions', () => ({ readRest: jest.fn(), startRun: jest.fn() }))

const nobody = () => Promise.reject(new Error('Nobody answers.'))
const lookUpSite = jest.fn<Promise<never>, [string]>()
jest.mock('@/lib/scraper/browser/api-client', () => ({
  scraperApi: () => ({ lookUpSite: (url: string) => lookUpSite(url), readCredits: () => nobody() }),
}))

const job: Job = {
  ...aJob(),
  state: 'completed',
  creditsUsed: 1_200,
  endedAt: 65_000,
}

function show(result: Partial<JobResult>, { some, onReadPages = null }: Options = {}) {
  useJobStore.setState({ jobs: [{ ...job, ...some }] })
  useRunStore.setState({ ...NO_RUN, jobId: 'i', result: { ...EMPTY_RESULT, ...result } })
  render(<ResultsCard addHref="/universities?tab=add" onReadPages={onReadPages} />)
}
type Options = { some?: Partial<Job>; onReadPages?: ((urls: string[]) => void) | null }
const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')

test('previews three entries, says how many more, and shows them on request', async () => {
  show({ entries: [1, 2, 3, 4, 5].map((number) => anEntry(number)) })
  expect(screen.getByText('5 entries · 1,200 credits used · took 1:05')).toBeVisible()
  expect(rows('Pages')).toHaveLength(3)
  expect(screen.getByText('... and 2 more entries')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(rows('Pages')).toHaveLength(5)
  expect(screen.queryByText(/more entries/)).not.toBeInTheDocument()
})

test('a filter keeps what matches', async () => {
  show({ entries: [1, 2, 3, 4].map((number) => anEntry(number)) })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'example/4')
  expect(rows('Pages')).toHaveLength(1)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'x')
  expect(screen.getByText('Nothing matches this filter.')).toBeVisible()
})

test('a page’s own words are shown as text', async () => {
  const entry = {
    ...anEntry(1),
    title: '<b>Bold</b>',
    url: 'javascript:alert(1)',
    statusCode: 404,
    warning: 'Odd',
  }
  show({ entries: [{ ...entry, isShortened: true, markdown: '<img src=x>' }] })
  expect(screen.getByRole('heading', { name: '<b>Bold</b>' })).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText('This page answered with status 404.')).toBeVisible()
  expect(screen.getByText('Odd')).toBeVisible()
  expect(screen.getByText(/part of it was left out/)).toBeVisible()
  await userEvent.click(screen.getByText('Text of the page'))
  expect(screen.getByLabelText('Text of <b>Bold</b>')).toHaveTextContent('<img src=x>')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('copies all of it', async () => {
  const user = userEvent.setup()
  show({ entries: [anEntry(1)] })
  await user.click(screen.getByRole('button', { name: 'Copy to clipboard' }))
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual([anEntry(1)])
  expect(useToastStore.getState().toasts.at(-1)).toMatchObject({
    title: 'Copied to clipboard',
    text: 'University data copied to clipboard',
  })
})

test('errors and pages blocked by robots.txt are listed', () => {
  const error = { url: 'https://a.example/x', code: 'TIMEOUT', error: 'Too slow' }
  show({ errors: { errors: [error], robotsBlocked: ['https://a.example/private'] } })
  expect(screen.getByText('Too slow (TIMEOUT)')).toBeVisible()
  expect(screen.getByText('1 page blocked by robots.txt')).toBeVisible()
})

test('a batch names the addresses that are missing, and offers another one of just those (issue 34, C)', async () => {
  const urls = [1, 2, 3, 4].map((number) => `https://a.example.com/${number}`)
  const missing = urls.slice(1).map((url) => ({ url, code: null, error: 'Broken' }))
  const some = {
    mode: 'batch',
    kind: 'batch',
    urls,
    refusedUrls: urls.slice(3),
    state: 'partial',
    completed: 1,
  } as const
  show(
    { entries: [anEntry(1)], errors: { errors: missing, robotsBlocked: [] } },
    { some: { ...some, total: 4 } },
  )
  expect(screen.getByText('1 of 4 pages · 1,200 credits used · took 1:05')).toBeVisible()
  expect(rows('Pages that could not be read')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /remaining/ })).not.toBeInTheDocument()
  await userEvent.click(
    screen.getByRole('button', { name: 'Read the 2 missing pages in another job, about 2 credits' }),
  )
  expect(startRun).toHaveBeenCalledWith(
    expect.objectContaining({ mode: 'batch', body: { urls: urls.slice(1, 3) } }),
  )
})

test('what a failure kept back can be read later', async () => {
  show({ entries: [anEntry(1)], resumeAt: 1, notices: ['Something is missing.'] })
  expect(screen.getByText('Something is missing.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Read the remaining pages' }))
  expect(readRest).toHaveBeenCalledWith(expect.objectContaining({ resumeAt: 1 }))
})

test('a cancelled crawl says that its pages are kept', () => {
  show({ entries: [anEntry(1)] }, { some: { state: 'cancelled' } })
  expect(screen.getByText('Cancelled: the pages read before that are kept.')).toBeVisible()
})

test('found pages can be read on', async () => {
  const onReadPages = jest.fn()
  show({ links: [{ url: 'https://a.example/', title: null, description: null }] }, { onReadPages })
  await userEvent.click(screen.getByRole('button', { name: 'Read this page' }))
  expect(onReadPages).toHaveBeenCalledWith(['https://a.example/'])
})

test('records of an extraction are shown, refused ones with reasons, and sent on', async () => {
  const universities = [{ name: 'University of Oslo', country: 'Norway' }, { name: '' }]
  show({ records: checkExtraction({ universities }) }, { some: { mode: 'records', kind: 'extract' } })
  const [accepted] = rows('University records')
  if (!accepted) throw new Error('There is no accepted record.')
  expect(within(accepted).getByRole('heading', { name: 'University of Oslo' })).toBeVisible()
  expect(within(accepted).getAllByText('Not reported').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByText('1 refused, with reasons'))
  expect(screen.getByText(/^name: /)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send to Add More Universities' }))
  expect(screen.getByRole('link', { name: 'Add More Universities' })).toHaveAttribute(
    'href',
    '/universities?tab=add',
  )
  expect(JSON.parse(localStorage.getItem('meridian-last-crawl') ?? '')).toMatchObject({
    source: 'https://a.example/',
    records: [{ name: 'University of Oslo' }],
  })
})

const aPage = (url: string) => {
  const name = `University at ${url.at(8)}`
  const entry = anEntry(1, { name: [{ value: name, quote: name }] })
  return { ...entry, url, askedUrl: url, markdown: name }
}

test('university records of pages are one record for each site, those of a crawl are one (issue 34, C)', async () => {
  const entries = ['https://a.example/1', 'https://b.example/1', 'https://a.example/2'].map(aPage)
  lookUpSite.mockImplementation(nobody)
  show({ entries }, { some: { mode: 'records', kind: 'batch', target: 'https://a.example/1 and 2 more' } })
  expect(await screen.findAllByRole('group', { name: 'Name' })).toHaveLength(2)
  expect(screen.getByRole('heading', { name: 'b.example' })).toBeVisible()
  expect(lookUpSite.mock.calls).toEqual([['https://a.example/1'], ['https://b.example/1']])
  expect(screen.queryByText(/^The pages give several names/)).not.toBeInTheDocument()
  cleanup()
  show({ entries }, { some: { mode: 'records', kind: 'crawl' } })
  expect(await screen.findAllByRole('group', { name: 'Name' })).toHaveLength(1)
  expect(
    screen.getByText(/^The pages give several names: University at a and University at b\./),
  ).toBeVisible()
})

test('where the map finds one page alone, that is said, and a crawl of a few pages finds others (issue 34, C)', async () => {
  const link = { url: 'https://a.example/', title: null, description: null }
  const some = { mode: 'reading', kind: 'map' } as const
  show({ links: [link] }, { some, onReadPages: jest.fn() })
  expect(screen.getByText(/^The map of this site names only one page\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Crawl a few pages to find others' }))
  expect(startRun).toHaveBeenCalledWith(
    expect.objectContaining({
      mode: 'reading',
      kind: 'crawl',
      body: { url: 'https://a.example/', limit: 10 },
    }),
  )
  cleanup()
  show({ entries: [anEntry(1), anEntry(2)] }, { some: { ...some, kind: 'crawl' }, onReadPages: jest.fn() })
  expect(await screen.findByRole('checkbox', { name: /a\.example\/2/ })).toBeVisible()
  expect(screen.queryByText(/^The map of this site/)).not.toBeInTheDocument()
})

test('an answer in words is shown as text and has no count', () => {
  show({ text: '# A university' }, { some: { creditsUsed: null } })
  expect(screen.getByText('# A university')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download llms.txt' })).toBeVisible()
  expect(screen.queryByText(/entries/)).not.toBeInTheDocument()
})

test('without a result, only the reason of a failure is shown', () => {
  useRunStore.setState({ ...NO_RUN, problem: 'Insufficient credits' })
  render(<ResultsCard addHref="/universities?tab=add" onReadPages={null} />)
  expect(screen.getByText('Insufficient credits')).toBeVisible()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
