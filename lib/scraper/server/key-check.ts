import 'server-only'
import type { KeyCheck } from '../shared/answers'
import { CRAWL_POLL_MS, pollJob } from '../shared/job'
import { ServiceError } from '../shared/service-error'
import { startCrawl } from './firecrawl'
import { getCrawlProgress } from './page-jobs'
import type { Service } from './service-request'

const EXAMPLE_URL = 'https://example.com'
const MAX_WAIT_MS = 50_000
/** Statuses that refuse the key or its account. Any other says nothing about the key. */
const REFUSALS: readonly number[] = [400, 401, 402, 403, 404, 409]

/**
 * A key is valid when a test crawl of one page succeeds with it.
 * @throws {ServiceError} when the check itself failed: no answer, a busy service, or a crawl that takes too long.
 */
export async function checkKey(service: Service, signal?: AbortSignal): Promise<KeyCheck> {
  const deadline = AbortSignal.timeout(MAX_WAIT_MS)
  const stop = signal ? AbortSignal.any([signal, deadline]) : deadline
  try {
    const { id } = await startCrawl(service, { url: EXAMPLE_URL, limit: 1, reads: null })
    const read = () => getCrawlProgress(service, id, stop)
    for await (const { outcome, reason } of pollJob({ read, intervalMs: CRAWL_POLL_MS, signal: stop })) {
      if (outcome === 'completed') return { isValid: true }
      if (outcome !== 'running') {
        return { isValid: false, status: 200, message: reason ?? 'The test crawl did not succeed.' }
      }
    }
  } catch (error) {
    if (!(error instanceof ServiceError) || !REFUSALS.includes(error.status)) throw error
    return { isValid: false, status: error.status, message: error.detail ?? error.message }
  }
  throw new ServiceError(408, 'The test crawl did not finish in time.')
}
