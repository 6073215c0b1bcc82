import { BAD_LETTERS, isKeyText, scraperApi } from './api-client'
import { explainFailure } from './failure-words'
import { SERVICE } from './modes'
import { showError } from './toast-store'

const REFUSED = ['Please check your API key and try again', 'Invalid API Key'] as const

/** The true reason: a status that refuses the account or the request leaves the key itself a good one. */
function explainRefusal(status: number, message: string): string {
  if (status === 402)
    return `${SERVICE.name} knows this key, but its account cannot pay for a page. ${message}`
  if (status === 403) {
    return `${SERVICE.name} may know this key, but it refuses the account or the test page. ${message}`
  }
  return message
}

/** Whether a test crawl of one page succeeds with the key; if not, the reason, where there is more than the toast says. */
export async function validateKey(apiKey: string): Promise<{ isValid: boolean; reason: string | null }> {
  if (apiKey.trim() === '') {
    showError('Please enter your API key (Firecrawl)')
    return { isValid: false, reason: null }
  }
  if (!isKeyText(apiKey.trim())) {
    showError(...REFUSED)
    return { isValid: false, reason: `${BAD_LETTERS}.` }
  }
  try {
    const check = await scraperApi(apiKey.trim()).checkKey()
    if (check.isValid) return { isValid: true, reason: null }
    showError(...REFUSED)
    return { isValid: false, reason: explainRefusal(check.status, check.message) }
  } catch (error) {
    showError('Failed to validate API key')
    return { isValid: false, reason: explainFailure(error) }
  }
}
