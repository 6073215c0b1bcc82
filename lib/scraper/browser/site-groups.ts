import { groupBy } from '../../text/group-by'
import { parseUrl } from '../../text/parse-url'
import type { ResultEntry } from '../shared/answers'

const addressOf = ({ askedUrl, url }: ResultEntry) => askedUrl ?? url ?? ''
const hostOf = (entry: ResultEntry) => parseUrl(addressOf(entry))?.hostname.replace(/^www\d?\./, '') ?? ''

/**
 * The pages of each site, with the address of its first page. A host below another one that was read belongs to its site:
 * study.uni.example to uni.example.
 */
export function groupBySite(entries: readonly ResultEntry[]): { target: string; entries: ResultEntry[] }[] {
  const hosts = [...new Set(entries.map(hostOf))].sort((a, b) => a.length - b.length)
  const siteOf = (entry: ResultEntry) => {
    const host = hostOf(entry)
    return hosts.find((site) => host === site || host.endsWith(`.${site}`)) ?? host
  }
  return [...groupBy(entries, siteOf).values()].map((pages) => ({
    target: pages.map(addressOf)[0] ?? '',
    entries: pages,
  }))
}
