import { aJob, answerWith, aProgress, aResultPage, NO_ERRORS } from '../../../tests/fixtures/scraper-answers'
import { scraperApi } from './api-client'
import { ServiceError } from '../shared/service-error'
import type { Job } from './jobs'
import { collectJob, finishJob, runOnce } from './run-job'

const api = scraperApi('fc-1')
const signal = new AbortController().signal
const ofKind = (kind: Job['kind']) => aJob({ kind })

test('a crawl is followed, its pages and errors are fetched', async () => {
  const onProgress = jest.fn()
  const onCollected = jest.fn()
  answerWith({
    'GET crawl/i': () => aProgress('completed'),
    'GET crawl/i/results?skip=0': () => aResultPage([1]),
    'GET crawl/i/results?skip=1': () => aResultPage([2]),
    'GET crawl/i/errors': () => NO_ERRORS,
  })
  const finished = await finishJob(ofKind('crawl'), api, { signal, onProgress, onCollected })
  expect(finished).toMatchObject({ state: 'completed', failure: null })
  expect(finished?.result).toMatchObject({ errors: NO_ERRORS, records: null, resumeAt: null })
  expect(finished?.result.entries.map(({ title }) => title)).toEqual(['Page 1', 'Page 2'])
  expect(onProgress).toHaveBeenCalledWith(aProgress('completed'))
  expect(onCollected.mock.calls).toEqual([[1], [2]])
})

test('a cancelled crawl keeps its pages', async () => {
  answerWith({
    'GET crawl/i': () => aProgress('cancelled', 1),
    'GET crawl/i/results?skip=0': () => ({ ...aResultPage([1]), completed: 1 }),
    'GET crawl/i/errors': () => NO_ERRORS,
  })
  const finished = await finishJob(ofKind('crawl'), api, { signal })
  expect(finished).toMatchObject({ state: 'cancelled', failure: null, result: { entries: [{}] } })
})

test('a page that fails leaves what came before it; the rest joins on later', async () => {
  const broken = new ServiceError(500, 'Broken')
  answerWith({
    'GET crawl/i/results?skip=0': () => aResultPage([1]),
    'GET crawl/i/results?skip=1': () => broken,
    'GET crawl/i/errors': () => broken,
  })
  jest.useFakeTimers()
  const reading = collectJob(ofKind('crawl'), api, { signal })
  await jest.advanceTimersByTimeAsync(4_000)
  jest.useRealTimers()
  const first = await reading
  expect(first).toMatchObject({ failure: { message: 'Broken' }, result: { resumeAt: 1 } })
  expect(first.result.notices).toEqual(['The list of pages that could not be read is not available.'])

  jest.restoreAllMocks()
  answerWith({
    'GET crawl/i/results?skip=1': () => aResultPage([2]),
    'GET crawl/i/errors': () => NO_ERRORS,
  })
  const rest = await collectJob(ofKind('crawl'), api, { signal }, first.result)
  expect(rest).toMatchObject({ failure: null, result: { resumeAt: null } })
  expect(rest.result.entries.map(({ url }) => url)).toEqual(['https://a.example/1', 'https://a.example/2'])
})

test('a batch keeps the order of its addresses, and names each that failed (issue 19, 4)', async () => {
  const urls = [3, 2, 1].map((number) => `https://a.example/${number}`)
  answerWith({
    'GET batch/i': () => aProgress('completed'),
    'GET batch/i/results?skip=0': () => aResultPage([1, 3]),
    'GET batch/i/errors': () => new ServiceError(404, 'Cannot GET'),
  })
  const finished = await finishJob({ ...ofKind('batch'), urls }, api, { signal })
  expect(finished?.result.entries.map(({ url }) => url)).toEqual([urls[0], urls[2]])
  expect(finished?.result).toMatchObject({ errors: { errors: [{ url: urls[1] }] }, notices: [] })
})

test.each([
  [
    'crawl',
    /^Only 1 of the 2 pages that the service has read came back\..*“Several pages”, fewer at a time\.$/,
  ],
  ['batch', /^Only 1 of the 2 pages .*The missing addresses are named below\.$/],
] as const)('fewer pages of a %s than it read are no success (issue 34, C)', async (kind, message) => {
  const urls = [1, 2].map((number) => `https://a.example/${number}`)
  answerWith({
    [`GET ${kind}/i/results?skip=0`]: () => aResultPage([1]),
    [`GET ${kind}/i/results?skip=1`]: () => aResultPage([]),
    [`GET ${kind}/i/errors`]: () => NO_ERRORS,
  })
  expect(await collectJob({ ...ofKind(kind), urls, state: 'completed' }, api, { signal })).toMatchObject({
    failure: { message: expect.stringMatching(message), state: 'partial' },
    result: { resumeAt: null, entries: [{}], errors: { errors: kind === 'batch' ? [{ url: urls[1] }] : [] } },
  })
})

test('a results read that fails once or twice is tried again (issue 34, C)', async () => {
  jest.useFakeTimers()
  const reads = [new ServiceError(500, 'Broken'), new ServiceError(500, 'Broken'), aResultPage([1, 2])]
  answerWith({
    'GET crawl/i/results?skip=0': () => reads.shift(),
    'GET crawl/i/errors': () => NO_ERRORS,
  })
  const collected = collectJob(ofKind('crawl'), api, { signal })
  await jest.advanceTimersByTimeAsync(4_000)
  jest.useRealTimers()
  expect(await collected).toMatchObject({ failure: null, result: { entries: [{}, {}] } })
})

test.each([
  ['completed', [], ['1 page was being read and is lost.']],
  ['cancelled', ['Cancelled'], ['1 page had not been read when the job was cancelled.']],
  ['cancelled', [], ['1 page was being read, or waiting, and is lost.']],
] as const)(
  'pages of a crawl that is %s and that nobody names (%j) are counted (issue 34, C)',
  async (status, errors, notices) => {
    answerWith({
      'GET crawl/i/results?skip=0': () => ({ ...aResultPage([1]), ...aProgress(status, 1) }),
      'GET crawl/i/errors': () => ({
        errors: errors.map((error) => ({ url: 'https://a.example/2', code: null, error })),
        robotsBlocked: [],
      }),
    })
    const { result } = await collectJob(ofKind('crawl'), api, { signal })
    expect(result.notices).toEqual(notices)
  },
)

test('the state of a job is asked for again, as late as the service says (issue 19, 3)', async () => {
  const sleep = jest.fn(() => Promise.resolve())
  const onConnection = jest.fn()
  const reads = [new ServiceError(429, 'Wait, retry after 9s'), new ServiceError(500, 'Broken')]
  answerWith({
    'GET batch/i': () => reads.shift() ?? aProgress('completed'),
    'GET batch/i/results?skip=0': () => aResultPage([1, 2]),
    'GET batch/i/errors': () => NO_ERRORS,
  })
  const finished = await finishJob(ofKind('batch'), api, { signal, sleep, onConnection })
  expect(finished).toMatchObject({ state: 'completed', failure: null })
  expect(sleep.mock.calls.map(([ms]: unknown[]) => ms)).toEqual([9_000])
  expect(onConnection).toHaveBeenCalledWith({ why: 'service-limit', retryInMs: 9_000 })
})

const state = { status: 'completed', outcome: 'completed', reason: null }

test.each([
  ['extract', 'extract/i', { records: { accepted: [], refused: [] } }, { records: { accepted: [] } }],
  ['research', 'deep-research/i', { analysis: 'Free', sources: [] }, { text: 'Free', links: [] }],
  ['llmstxt', 'llmstxt/i', { text: '# A' }, { text: '# A' }],
] as const)('%s gives its answer', async (kind, path, answer, result) => {
  answerWith({ [`GET ${path}`]: () => ({ ...state, ...answer }) })
  expect(await finishJob(ofKind(kind), api, { signal })).toMatchObject({
    state: 'completed',
    failure: null,
    result,
  })
})

test('a job that the service ends as failed says why', async () => {
  answerWith({
    'GET llmstxt/i': () => ({ status: 'failed', outcome: 'failed', reason: 'No pages', text: '' }),
  })
  expect(await finishJob(ofKind('llmstxt'), api, { signal })).toMatchObject({
    state: 'failed',
    failure: { message: 'No pages' },
    result: { text: null },
  })
})

test('what answers at once', async () => {
  const link = { url: 'https://a.example/', title: null, description: null }
  answerWith({
    'POST scrape': () => ({ title: 'Page' }),
    'POST map': () => ({ links: [link] }),
    'POST search': () => ({ links: [link], warning: 'Few', creditsUsed: 2 }),
  })
  const once = (kind: 'scrape' | 'map' | 'search') => runOnce({ kind, body: {} }, api, signal)
  expect(await once('scrape')).toMatchObject({ result: { entries: [{ title: 'Page' }] }, creditsUsed: null })
  expect(await once('map')).toMatchObject({ result: { links: [link] } })
  expect(await once('search')).toMatchObject({ result: { links: [link], notices: ['Few'] }, creditsUsed: 2 })
})
