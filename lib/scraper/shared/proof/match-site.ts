import { groupBy } from '../../../text/group-by'
import { parseUrl } from '../../../text/parse-url'
import type { ResultEntry } from '../answers'

const hostOf = (address: string) =>
  parseUrl(address)
    ?.hostname.replace(/^www\d?\./, '')
    .toLowerCase() ?? null

/** Endings under which every name belongs to another owner, including all that universities have. */
const SHARED_ENDING = /^(?:(?:ac|edu|co|com|org|gov|net|sch|univ)\.[a-z]{2}|[a-z]{2,})$/

/**
 * The universities whose website the address belongs to: the same host, or one below it. The closest host goes first, so a
 * college with a website of its own goes before its university.
 */
export function matchSite<Site extends { website: string | null }>(
  address: string,
  sites: readonly Site[],
): Site[] {
  const host = hostOf(address)
  if (host === null) return []
  const found = sites.flatMap((site) => {
    const own = site.website === null ? null : hostOf(site.website)
    if (own === null || SHARED_ENDING.test(own)) return []
    if (host === own || host.endsWith(`.${own}`)) return [{ site, length: own.length }]
    // "study.uni.example" is listed, and the visitor names "uni.example".
    return own.endsWith(`.${host}`) && !SHARED_ENDING.test(host) ? [{ site, length: -own.length }] : []
  })
  return found.sort((a, b) => b.length - a.length).map(({ site }) => site)
}

const addressOf = ({ askedUrl, url }: ResultEntry) => askedUrl ?? url ?? ''

/**
 * The pages of each site, with the address of its first page. A host below another one that was read belongs to its site:
 * study.uni.example to uni.example.
 */
export function groupBySite(entries: readonly ResultEntry[]): { target: string; entries: ResultEntry[] }[] {
  const hosts = [...new Set(entries.map((entry) => hostOf(addressOf(entry)) ?? ''))]
  hosts.sort((a, b) => a.length - b.length)
  const siteOf = (entry: ResultEntry) => {
    const host = hostOf(addressOf(entry)) ?? ''
    return hosts.find((site) => host === site || host.endsWith(`.${site}`)) ?? host
  }
  return [...groupBy(entries, siteOf).values()].map((pages) => ({
    target: pages.map(addressOf)[0] ?? '',
    entries: pages,
  }))
}
