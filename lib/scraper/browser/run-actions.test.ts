import { answerWith, aProgress, aResultPage, NEVER, NO_ERRORS } from '../../../tests/fixtures/scraper-answers'
import { ServiceError } from '../shared/service-error'
import { stopRun } from './follow-run'
import { toRequest } from './job-request'
import { useJobStore } from './job-store'
import { useKeyStore } from './key-store'
import { keepOnly } from './result-store'
import { cancelRun, openJob, readRest, resumeUnfinished, startRun } from './run-actions'
import { NO_RUN, useRunStore } from './run-store'
import { useToastStore } from './toast-store'

const FIELDS = { url: 'https://a.example.com/', urls: '', query: 'Norway', source: 'site', limit: 0 } as const
const crawl = toRequest('crawl', FIELDS)
const run = () => useRunStore.getState()
const job = () => useJobStore.getState().jobs[0]
const toasts = () =>
  useToastStore.getState().toasts.map(({ title, text }) => (title ? `${title}: ${text}` : text))

const goodCrawl = {
  'POST crawl': () => ({ id: 'i' }),
  'GET crawl/i': () => aProgress('completed'),
  'GET crawl/i/results?skip=0': () => aResultPage([1, 2]),
  'GET crawl/i/errors': () => NO_ERRORS,
}

/** A crawl whose state cannot be read three times. */
async function runBroken(status: number) {
  answerWith({ ...goodCrawl, 'GET crawl/i': () => new ServiceError(status, 'Broken') })
  const running = startRun(crawl)
  await jest.advanceTimersByTimeAsync(4_000)
  await running
}

beforeEach(async () => {
  await keepOnly([])
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  useKeyStore.setState({ apiKey: 'fc-1' })
  useJobStore.setState({ jobs: [] })
  useRunStore.setState(NO_RUN)
  useToastStore.setState({ toasts: [] })
})
afterEach(() => jest.useRealTimers())

test('a crawl is started, followed, and its results are shown', async () => {
  answerWith(goodCrawl)
  await startRun(crawl)
  expect(run()).toMatchObject({ phase: 'idle', jobId: 'i', result: { entries: [{}, {}] }, problem: null })
  expect(job()).toMatchObject({ state: 'completed', percent: 100, completed: 2, isCollected: true })
  expect(toasts()).toEqual(['Website crawled successfully'])
})

test('without a key nothing is started', async () => {
  useKeyStore.setState({ apiKey: '' })
  await startRun(crawl)
  expect(toasts()).toEqual(['Error: Please set your API key first'])
})

test('a refusal is said in the service’s words, and leaves no job', async () => {
  answerWith({ 'POST crawl': () => new ServiceError(402, 'Insufficient credits') })
  await startRun(crawl)
  expect(toasts()).toEqual(['Error: Insufficient credits'])
  expect(run()).toMatchObject({ phase: 'idle', problem: 'Insufficient credits' })
  expect(job()).toBeUndefined()
})

test('no connection at the start is a failed crawl', async () => {
  answerWith({})
  await startRun(crawl)
  expect(toasts()).toEqual(['Error: Failed to crawl website'])
})

test('a job that can no longer be looked at can be opened again', async () => {
  await runBroken(404)
  expect(toasts()).toEqual(['Error: Broken'])
  expect(job()).toMatchObject({ state: 'failed', reason: 'Broken', isCollected: false })

  jest.restoreAllMocks()
  answerWith(goodCrawl)
  await openJob('i')
  expect(job()).toMatchObject({ state: 'completed', reason: null, isCollected: true })
})

test('a failing second page keeps the first, and the rest is read on request', async () => {
  answerWith({
    ...goodCrawl,
    'GET crawl/i/results?skip=0': () => aResultPage([1]),
    'GET crawl/i/results?skip=1': () => new ServiceError(500, 'Broken'),
  })
  const started = startRun(crawl)
  await jest.advanceTimersByTimeAsync(4_000)
  await started
  expect(job()).toMatchObject({ state: 'partial', completed: 1 })
  const first = run().result
  expect(first).toMatchObject({ entries: [{}], resumeAt: 1 })

  jest.restoreAllMocks()
  answerWith({ ...goodCrawl, 'GET crawl/i/results?skip=1': () => aResultPage([2]) })
  if (first) await readRest(first)
  expect(run().result).toMatchObject({ entries: [{}, {}], resumeAt: null })
  expect(toasts()).toEqual(['Error: Broken', 'Website crawled successfully'])
})

test('a crawl with nothing but errors is no success', async () => {
  const nothing = { ...aResultPage([]), completed: 0, total: 0 }
  answerWith({ ...goodCrawl, 'GET crawl/i/results?skip=0': () => nothing })
  await startRun(crawl)
  expect(toasts()).toEqual(['Error: Failed to crawl website'])
  expect(job()).toMatchObject({ state: 'failed' })
})

test('a run whose model gives no value is no success, and its pages are kept (issue 19, 7)', async () => {
  const page = aResultPage([1, 2])
  const entries = page.entries.map((entry) => ({ ...entry, record: { name: [] } }))
  answerWith({ ...goodCrawl, 'GET crawl/i/results?skip=0': () => ({ ...page, entries }) })
  await startRun(toRequest('records', FIELDS))
  expect(toasts()).toEqual([expect.stringMatching(/^Nothing found: Firecrawl’s model found no value/)])
  expect(job()).toMatchObject({ state: 'nothing' })
  expect(run()).toMatchObject({ problem: expect.stringMatching(/^Firecrawl’s model found no value/) })
  expect(run().result?.entries).toHaveLength(2)
})

test('the list, the toast and the text have the number of pages that came back (issue 34, C)', async () => {
  answerWith({
    ...goodCrawl,
    'GET crawl/i/results?skip=0': () => aResultPage([1]),
    'GET crawl/i/results?skip=1': () => aResultPage([1]),
    'GET crawl/i/results?skip=0&drop=1': () => aResultPage([]),
  })
  await startRun(crawl)
  const words = /Only 1 of the 2 pages that the service has read came back/
  expect(toasts()).toEqual([expect.stringMatching(/^Incomplete: Only 1 of the 2 pages/)])
  expect(job()).toMatchObject({ state: 'partial', completed: 1, total: 2 })
  expect(run()).toMatchObject({ problem: expect.stringMatching(words), result: { resumeAt: null } })
})

test('an unfinished job goes on after a reload, a finished one does not', async () => {
  answerWith(goodCrawl)
  await startRun(crawl)
  useRunStore.setState(NO_RUN)
  await resumeUnfinished()
  expect(run().jobId).toBeNull()
  useJobStore.setState(({ jobs }) => ({ jobs: jobs.map((one) => ({ ...one, isCollected: false })) }))
  await resumeUnfinished()
  expect(run()).toMatchObject({ jobId: 'i', result: { entries: [{}, {}] } })
})

test('an unfinished job needs a key', async () => {
  answerWith(goodCrawl)
  await startRun(crawl)
  useJobStore.setState(({ jobs }) => ({ jobs: jobs.map((one) => ({ ...one, id: 'other' })) }))
  useKeyStore.setState({ apiKey: '' })
  useToastStore.setState({ toasts: [] })
  await openJob('other')
  expect(toasts()).toEqual(['Error: API key not found'])
})

test('a call that answers at once is listed when it is done', async () => {
  const link = { url: 'https://a.example.com/fees', title: null, description: null }
  answerWith({ 'POST map': () => ({ links: [link] }) })
  await startRun(toRequest('map', FIELDS))
  expect(job()).toMatchObject({ kind: 'map', state: 'completed', completed: 1, isCollected: true })
  expect(toasts()).toEqual(['Pages found successfully'])
})

test('three bad answers in a row end a crawl with the pages so far and an error (issue 34, C)', async () => {
  await runBroken(500)
  expect(toasts()).toEqual(['Error: Broken'])
  expect(job()).toMatchObject({ state: 'failed', isCollected: false, completed: 2 })
  expect(run()).toMatchObject({ phase: 'idle', result: { entries: [{}, {}] } })
})

test('a service that answers nothing any more is asked once for the pages, and then the crawl ends (issue 34, C)', async () => {
  const silent = jest.fn(() => new ServiceError(0, 'No response'))
  answerWith({
    'POST crawl': () => ({ id: 'i' }),
    'GET crawl/i': silent,
    'GET crawl/i/results?skip=0': silent,
    'GET crawl/i/errors': silent,
  })
  const started = startRun(crawl)
  await jest.advanceTimersByTimeAsync(10_000)
  await started
  expect(silent).toHaveBeenCalledTimes(4)
  expect(toasts()).toEqual(['Error: Failed to crawl website'])
  expect(job()).toMatchObject({ state: 'failed', isCollected: false })
  expect(run()).toMatchObject({ phase: 'idle', problem: 'No response' })
})

test('nobody has to wait for pages that do not come: the form is free, and the job can be opened again (issue 34, C)', async () => {
  const pages = jest.fn<unknown, []>(() => NEVER)
  answerWith({ ...goodCrawl, 'GET crawl/i/results?skip=0': pages })
  void startRun(crawl)
  while (run().phase !== 'collecting') await jest.advanceTimersByTimeAsync(1_000)
  cancelRun()
  expect(run()).toEqual(NO_RUN)
  expect(job()).toMatchObject({ state: 'failed', reason: expect.stringMatching(/^You stopped waiting/) })
  pages.mockReturnValue(aResultPage([1, 2]))
  await openJob('i')
  expect(job()).toMatchObject({ state: 'completed', reason: null, completed: 2, isCollected: true })
})

describe('cancelling a crawl (issue 34, C)', () => {
  const settled = async () => {
    while (!job()?.isCollected) await jest.advanceTimersByTimeAsync(1_000)
  }

  test('frees the form at once, tells the service until it answers, and then shows the pages', async () => {
    const cancelled = jest
      .fn()
      .mockReturnValueOnce(new ServiceError(0, 'No response'))
      .mockReturnValueOnce(new ServiceError(500, 'Broken'))
      .mockReturnValue({ status: 'cancelled' })
    answerWith({
      ...goodCrawl,
      'GET crawl/i': () => NEVER,
      'DELETE crawl/i': cancelled,
    })
    void startRun(crawl)
    while (run().phase !== 'running') await Promise.resolve()
    jest.restoreAllMocks()
    answerWith({
      ...goodCrawl,
      'DELETE crawl/i': cancelled,
      'GET crawl/i': () => aProgress('cancelled'),
    })
    cancelRun()
    expect(run()).toMatchObject({ phase: 'idle', jobId: 'i', result: null })
    expect(job()).toMatchObject({ state: 'cancelled', isCollected: false })
    await settled()
    expect(cancelled).toHaveBeenCalledTimes(3)
    expect(job()).toMatchObject({ state: 'cancelled', isCollected: true })
    expect(run()).toMatchObject({ phase: 'idle', problem: null, result: { entries: [{}, {}] } })
    expect(toasts()).toEqual([])
  })

  test('is told again after a reload, and the job never runs again', async () => {
    answerWith({ ...goodCrawl, 'GET crawl/i': () => NEVER })
    void startRun(crawl)
    while (run().phase !== 'running') await Promise.resolve()
    stopRun()
    const stopped = { state: 'cancelled', isCancelAsked: true } as const
    useJobStore.setState(({ jobs }) => ({ jobs: jobs.map((known) => ({ ...known, ...stopped })) }))
    jest.restoreAllMocks()
    answerWith({ ...goodCrawl, 'DELETE crawl/i': () => new ServiceError(404, 'Job not found') })
    void resumeUnfinished()
    await settled()
    expect(job()).toMatchObject({ state: 'cancelled', isCollected: true, reason: 'Job not found' })
    expect(run().phase).toBe('idle')
  })
})

describe('a crawl that ends as cancelled (issue 15, 22)', () => {
  const endedBy = (reason: string | null, before = () => {}) => ({
    ...goodCrawl,
    'GET crawl/i': () => {
      before()
      return { ...aProgress('cancelled'), reason }
    },
  })

  test('has failed where the service ended it', async () => {
    answerWith(endedBy(null))
    await startRun(crawl)
    expect(toasts()).toEqual(['Error: Failed to crawl website'])
    expect(job()).toMatchObject({ state: 'cancelled' })
    expect(run().result?.entries).toHaveLength(2)
  })

  test('has failed in the service’s words, where it has any', async () => {
    answerWith(endedBy('The team ran out of credits'))
    await startRun(crawl)
    expect(toasts()).toEqual(['Error: The team ran out of credits'])
  })

  test('is no failure where another tab cancelled it', async () => {
    const cancelElsewhere = () =>
      useJobStore.setState(({ jobs }) => ({ jobs: jobs.map((known) => ({ ...known, isCancelAsked: true })) }))
    answerWith(endedBy('Cancelled by request', cancelElsewhere))
    await startRun(crawl)
    expect(toasts()).toEqual([])
  })
})

test('stopping leaves the job to be taken up later', async () => {
  answerWith({ ...goodCrawl, 'GET crawl/i': () => NEVER })
  const running = startRun(crawl)
  while (run().phase !== 'running') await Promise.resolve()
  stopRun()
  expect(run()).toEqual(NO_RUN)
  expect(job()).toMatchObject({ state: 'running', isCollected: false })
  void running
})
