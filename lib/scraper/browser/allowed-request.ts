import { isObject } from '../../text/is-object'
import { NOT_PUBLIC } from '../shared/target-url'
import { toRequest, type JobFields, type JobRequest } from './job-request'
import type { Mode } from './modes'

/** Whether this site was set up to let private addresses through; no where it does not say. */
async function allowsPrivate(): Promise<boolean> {
  try {
    const settings: unknown = await (await fetch('/api/scraper/settings', { cache: 'no-store' })).json()
    return isObject(settings) && settings.allowsPrivate === true
  } catch {
    return false
  }
}

/**
 * The request that the form asks for. An address that is not public is refused here, before anything is sent to the
 * service, unless this site was set up to let it through.
 * @throws {Error} that says what is wrong with the fields
 */
export async function toAllowedRequest(mode: Mode, fields: JobFields): Promise<JobRequest> {
  try {
    return toRequest(mode, fields)
  } catch (error) {
    const isPrivate = error instanceof Error && error.message.endsWith(NOT_PUBLIC)
    if (isPrivate && (await allowsPrivate())) return toRequest(mode, fields, { allowPrivate: true })
    throw error
  }
}
