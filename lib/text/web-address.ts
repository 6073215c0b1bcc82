import { parseUrl } from './parse-url'

/** The text when it is a full http or https address, else null. Text from outside becomes a link only through this. */
export function webAddress(text: string | null): string | null {
  return text !== null && /^https?:\/\//i.test(text) && parseUrl(text) ? text : null
}

/**
 * A key that is the same for two spellings of one website: without the scheme, `www.`, a closing slash and the fragment,
 * in lower case. A different path or query is a different website: one address may hold several universities.
 */
export function websiteKey(website: string): string {
  const url = parseUrl(website)
  const address = url ? `${url.host}${url.pathname.replace(/\/+$/, '')}${url.search}` : website
  return address.replace(/^www\./i, '').toLowerCase()
}
