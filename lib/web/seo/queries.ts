import 'server-only'
import { getPages, getPosts } from '../../content/pages/queries'
import { AWARD_KINDS } from '../../scholarships/kinds'
import { getScholarships } from '../../scholarships/queries'
import { programmeHref, universityProgrammesHref } from '../../programmes/href'
import type { Programme } from '../../programmes/programme'
import { getProgrammes } from '../../programmes/queries'
import { getUniversities } from '../../universities/queries'
import { sitemapParts, type SitemapPart } from './sitemap'

export type SitemapAddress = {
  /** Starts with a slash. */
  path: string
  /** ISO date, or a month where the day was not kept; null when nothing dates it. */
  changed: string | null
}
type Dated = { id: string; sources: readonly { checkedOn: string | null }[] }
type Text = { path: string; meta: { updated: string } }
type Content = {
  universities: readonly (Dated & { countryCode: string })[]
  scholarships: readonly Dated[]
  pages: readonly Text[]
  posts: readonly Text[]
}

/** Every address a search engine should know, each with the day its content last changed. */
export async function getAddresses(): Promise<SitemapAddress[]> {
  const [pages, posts] = await Promise.all([getPages(), getPosts()])
  return listAddresses({ universities: getUniversities(), scholarships: getScholarships(), pages, posts })
}

/** The files of the sitemap. Those of programmes are of their own, because there are tens of thousands. */
export async function getSitemapParts(): Promise<SitemapPart[]> {
  return sitemapParts(await getAddresses(), listProgrammeAddresses(getProgrammes()))
}

/** The programmes of each university that has some, then those with a page of their own. Their sources date no single one. */
export function listProgrammeAddresses(
  programmes: readonly Pick<Programme, 'universityId' | 'key' | 'hasPage'>[],
): SitemapAddress[] {
  const universities = [...new Set(programmes.map(({ universityId }) => universityId))]
  const paths = [
    ...universities.map(universityProgrammesHref),
    ...programmes.filter(({ hasPage }) => hasPage).map(programmeHref),
  ]
  return paths.map((path) => ({ path, changed: null }))
}

const latest = (dates: readonly string[]): string | null => [...dates].sort().at(-1) ?? null
const checked = ({ sources }: Dated) => latest(sources.flatMap(({ checkedOn }) => checkedOn ?? []))
const newest = (records: readonly Dated[]) => latest(records.flatMap((record) => checked(record) ?? []))

/** Every address of the site, lists before their records. A list changed when the newest of its records did. */
export function listAddresses({ universities, scholarships, pages, posts }: Content): SitemapAddress[] {
  const addresses = (paths: readonly string[], changed: string | null) =>
    paths.map((path) => ({ path, changed }))
  const records = (folder: string, all: readonly Dated[]) =>
    all.map((record) => ({ path: `${folder}/${record.id}`, changed: checked(record) }))
  const texts = (all: readonly Text[]) => all.map(({ path, meta }) => ({ path, changed: meta.updated }))
  const countries = new Set(universities.map(({ countryCode }) => countryCode))
  const kinds = Object.keys(AWARD_KINDS).map((kind) => `/scholarships/${kind}`)

  return [
    { path: '/', changed: newest([...universities, ...scholarships]) },
    ...addresses(
      [
        '/universities',
        '/uk-universities',
        '/programmes',
        '/cost',
        '/plan',
        '/resources/countries',
        '/data',
        '/data/api',
        '/data/coverage',
        '/changes',
      ],
      newest(universities),
    ),
    ...[...countries].map((code) => ({
      path: `/resources/countries/${code}`,
      changed: newest(universities.filter(({ countryCode }) => countryCode === code)),
    })),
    ...addresses(['/scholarships', ...kinds], newest(scholarships)),
    { path: '/blog', changed: latest(posts.map(({ meta }) => meta.updated)) },
    ...texts([...pages, ...posts]),
    ...records('/scholarships', scholarships),
    ...records('/universities', universities),
  ]
}
