import { toAllowedRequest } from './job-request'
import type { Mode } from './modes'
import { startRun } from './run-actions'
import { showError } from './toast-store'

/**
 * Starts a job that reads these pages. A failure is shown as a toast.
 * @param target the address of the site that the pages are about
 * @param checks the id of the job or university whose pages are read again
 */
export async function startPages(
  mode: Mode,
  { target, urls, checks }: { target: string; urls: readonly string[]; checks?: string },
): Promise<void> {
  const fields = { url: target, urls: urls.join('\n'), query: '', source: 'pages', limit: 0 } as const
  try {
    await startRun({ ...(await toAllowedRequest(mode, fields)), ...(checks && { checks }) })
  } catch (error) {
    showError(error instanceof Error ? error.message : 'Check the addresses.')
  }
}
