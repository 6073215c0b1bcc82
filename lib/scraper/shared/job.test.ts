import { ServiceError } from './service-error'
import { outcomeOf, pollJob, toAnswerState, wait, type JobOutcome } from './job'

const collect = async <Item>(items: AsyncIterable<Item>) => {
  const seen: Item[] = []
  for await (const item of items) seen.push(item)
  return seen
}

/** A job whose reads give these outcomes one after the other; an error is a read that fails. */
function script(...steps: (JobOutcome | Error)[]) {
  const read = jest.fn(async () => {
    const step = steps.shift() ?? new Error('asked too often')
    if (step instanceof Error) throw step
    return { outcome: step }
  })
  const sleep = jest.fn(async () => {})
  return { read, sleep, intervalMs: 2_000 }
}
const bad = new Error('bad read')

it.each(['active', 'paused', 'pending', 'queued', 'waiting', 'scraping', 'processing'])(
  'goes on while a job is %s',
  (status) => {
    expect(outcomeOf(status)).toBe('running')
  },
)

it.each([
  ['completed', 'completed'],
  ['cancelled', 'cancelled'],
  ['failed', 'failed'],
  ['exploded', 'failed'],
])('ends when a job is %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})

it('looks until the job has ended, and waits between looks', async () => {
  const job = script('running', 'running', 'completed')
  expect(await collect(pollJob(job))).toEqual([
    { outcome: 'running' },
    { outcome: 'running' },
    { outcome: 'completed' },
  ])
  expect(job.sleep.mock.calls).toEqual([
    [2_000, undefined],
    [2_000, undefined],
  ])
})

it('passes over two bad reads in a row, as often as they come', async () => {
  const job = script(bad, bad, 'running', bad, bad, 'completed')
  expect(await collect(pollJob(job))).toEqual([{ outcome: 'running' }, { outcome: 'completed' }])
})

it('throws the third bad read in a row', async () => {
  const job = script('running', bad, bad, new Error('the third'))
  await expect(collect(pollJob(job))).rejects.toThrow('the third')
  expect(job.read).toHaveBeenCalledTimes(4)
})

it('throws at once what says when to come back (issue 19, 3)', async () => {
  const job = script('running', new ServiceError(429, 'Wait', { retryAfterSeconds: 60 }))
  await expect(collect(pollJob(job))).rejects.toThrow('Wait')
  expect(job.read).toHaveBeenCalledTimes(2)
})

it('stops when told to', async () => {
  const stop = new AbortController()
  const job = script('running', 'running')
  job.sleep.mockImplementation(async () => stop.abort())
  expect(await collect(pollJob({ ...job, signal: stop.signal }))).toEqual([{ outcome: 'running' }])
})

it('keeps quiet about a read that failed because it was told to stop', async () => {
  const stop = new AbortController()
  const read = async () => {
    stop.abort()
    throw bad
  }
  expect(await collect(pollJob({ read, intervalMs: 1, signal: stop.signal }))).toEqual([])
})

it('wakes up when told to stop', async () => {
  const stop = new AbortController()
  const waiting = wait(60_000, stop.signal)
  stop.abort()
  await expect(waiting).resolves.toBeUndefined()
  await expect(wait(60_000, stop.signal)).resolves.toBeUndefined()
  await expect(wait(1)).resolves.toBeUndefined()
})

it('words the state of a job that answers once', () => {
  expect(toAnswerState({ status: 'failed', error: 'No credits' })).toEqual({
    outcome: 'failed',
    reason: 'No credits',
  })
})
