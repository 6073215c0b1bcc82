/** @jest-environment jsdom */
import { aJob } from '@/tests/fixtures/scraper-answers'
import { EMPTY_RESULT } from './job-result'
import { findJob, forgetJob, JOBS_ENTRY, patchJob, rememberJob, useJobStore, watchJobs } from './job-store'
import { loadResult, saveResult } from './result-store'

const job = aJob({ id: 'a', mode: 'map', kind: 'map' })

test('a job is remembered over a reload, changed, and forgotten with its results', async () => {
  await rememberJob(job)
  await saveResult('a', EMPTY_RESULT)
  patchJob('a', { percent: 30 })
  const stored = localStorage.getItem(JOBS_ENTRY) ?? ''
  useJobStore.setState({ jobs: [] })
  localStorage.setItem(JOBS_ENTRY, stored)
  await useJobStore.persist.rehydrate()
  expect(findJob('a')).toEqual({ ...job, percent: 30 })

  await forgetJob('a')
  expect(findJob('a')).toBeNull()
  expect(await loadResult('a')).toBeNull()
  expect(localStorage.getItem(JOBS_ENTRY)).toBeNull()
})

test('a broken entry is an empty list', async () => {
  localStorage.setItem(JOBS_ENTRY, '{"jobs":')
  await useJobStore.persist.rehydrate()
  expect(useJobStore.getState().jobs).toEqual([])
})

test('jobs of another tab appear, and go with it', () => {
  const stop = watchJobs()
  localStorage.setItem(JOBS_ENTRY, JSON.stringify([job]))
  window.dispatchEvent(new StorageEvent('storage', { key: JOBS_ENTRY }))
  expect(findJob('a')).toEqual(job)
  localStorage.removeItem(JOBS_ENTRY)
  window.dispatchEvent(new StorageEvent('storage', { key: JOBS_ENTRY }))
  expect(findJob('a')).toBeNull()
  stop()
})
