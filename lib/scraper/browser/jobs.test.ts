import {
  addJob,
  changeJob,
  findUnfinished,
  MAX_JOBS,
  newJob,
  readJobs,
  formatElapsed,
  nextPercent,
} from './jobs'

const aJob = (id: string) =>
  newJob({ id, mode: 'crawl', kind: 'crawl', target: 'https://a.example/', startedAt: 5 })

test('a new job takes nothing along that is not its own', () => {
  const request = { ...aJob('a'), body: { secret: true } }
  expect(newJob(request)).not.toHaveProperty('body')
})

test('the newest job is first, none twice, and the oldest goes', () => {
  const many = Array.from({ length: MAX_JOBS }, (_, index) => aJob(`job-${index}`))
  const added = addJob(many, aJob('new'))
  expect(added).toHaveLength(MAX_JOBS)
  expect(added[0]?.id).toBe('new')
  expect(addJob(added, aJob('job-3')).filter(({ id }) => id === 'job-3')).toHaveLength(1)
})

test('a change is for one job', () => {
  const jobs = changeJob([aJob('a'), aJob('b')], 'b', { percent: 40 })
  expect(jobs.map(({ percent }) => percent)).toEqual([0, 40])
})

test('what runs, or was not fetched, is unfinished; what failed is not', () => {
  const failed = { ...aJob('failed'), state: 'failed' as const }
  const done = { ...aJob('done'), state: 'completed' as const, isCollected: true }
  const unfetched = { ...aJob('unfetched'), state: 'completed' as const }
  expect(findUnfinished([failed, done])).toBeNull()
  expect(findUnfinished([failed, done, unfetched, aJob('running')])?.id).toBe('unfetched')
})

test('a job of before there were addresses is read', () => {
  const { urls, refusedUrls, checks, ...before } = aJob('a')
  expect(readJobs(JSON.stringify([before]))).toEqual({
    jobs: [{ ...before, urls, refusedUrls, checks }],
    isWhole: true,
  })
})

test('stored jobs are read back, and garbage is left out', () => {
  const job = aJob('a')
  expect(readJobs(JSON.stringify([job, { id: 1 }, null]))).toEqual({ jobs: [job], isWhole: false })
  expect(readJobs('{')).toEqual({ jobs: [], isWhole: false })
  expect(readJobs(JSON.stringify([job]))).toEqual({ jobs: [job], isWhole: true })
  expect(readJobs('"text"')).toEqual({ jobs: [], isWhole: false })
})

const at = (elapsedMs: number, total = 0, completed = 0, isCompleted = false) => ({
  elapsedMs,
  total,
  completed,
  isCompleted,
})

test('rises ten points each second until the service reports totals, to 90 at most', () => {
  const seconds = [0, 999, 1_000, 2_500, 9_000, 60_000]
  expect(seconds.map((ms) => nextPercent(0, at(ms)))).toEqual([0, 0, 10, 20, 90, 90])
})

test('shows real pages once there are totals', () => {
  expect(nextPercent(10, at(1_000, 8, 2))).toBe(25)
  expect(nextPercent(25, at(30_000, 8, 3))).toBe(37)
})

test('is 90 at most while the job runs, even with every page read', () => {
  expect(nextPercent(0, at(1_000, 8, 8))).toBe(90)
})

test('never goes backwards, not even when more pages are found', () => {
  expect(nextPercent(60, at(6_000, 100, 3))).toBe(60)
})

test('is 100 at the end, whatever was counted', () => {
  expect(nextPercent(20, at(2_000, 0, 0, true))).toBe(100)
})

test('elapsed time is minutes and seconds', () => {
  expect([0, 9_999, 61_000, 3_725_000, -5].map(formatElapsed)).toEqual([
    '0:00',
    '0:09',
    '1:01',
    '62:05',
    '0:00',
  ])
})
