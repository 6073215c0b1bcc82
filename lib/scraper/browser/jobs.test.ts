import { addJob, changeJob, findUnfinished, MAX_JOBS, newJob, readJobs } from './jobs'

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
