import { scraperApi } from './api-client'
import { explainFailure } from './failure-words'
import { showError } from './toast-store'

/** Whether a test crawl of one page succeeds with the key; if not, the reason, where there is more than the toast says. */
export async function validateKey(apiKey: string): Promise<{ isValid: boolean; reason: string | null }> {
  if (apiKey.trim() === '') {
    showError('Please enter your API key (Firecrawl)')
    return { isValid: false, reason: null }
  }
  try {
    const check = await scraperApi(apiKey.trim()).checkKey()
    if (check.isValid) return { isValid: true, reason: null }
    showError('Please check your API key and try again', 'Invalid API Key')
    return { isValid: false, reason: check.message }
  } catch (error) {
    showError('Failed to validate API key')
    return { isValid: false, reason: explainFailure(error) }
  }
}
