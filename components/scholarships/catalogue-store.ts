import { createFileStore } from '@/components/list/create-file-store'
import type { BrowseResult } from '@/lib/scholarships/browse'
import type { CompactIndex } from '@/lib/scholarships/compact-index'
import type { ScholarshipRow } from '@/lib/scholarships/row'
import { scholarshipsHref, type ScholarshipSearch } from '@/lib/scholarships/search-params'

type Browse = (search: ScholarshipSearch, today: string) => BrowseResult

/** The list as the browser holds it. */
export type Catalogue = {
  rows: readonly ScholarshipRow[]
  /** In alphabetical order. `aliases`: other names people type, separated by commas. */
  countries: readonly { code: string; name: string; aliases: string }[]
  countryNames: ReadonlyMap<string, string>
  browse: Browse
  countNationalities: (search: ScholarshipSearch, today: string) => (code: string) => number
}

/** The parts of the page ask for the same answer one after the other; it is worked out once. */
function rememberLast(browse: Browse): Browse {
  let last: { key: string; result: BrowseResult } | null = null
  return (search, today) => {
    const key = `${today} ${scholarshipsHref(search)}`
    if (last?.key !== key) last = { key, result: browse(search, today) }
    return last.result
  }
}

async function readIndex(version: string): Promise<CompactIndex> {
  const response = await fetch(`/catalogue/scholarships/${version}/index.json`)
  if (!response.ok) throw new Error(`The list of scholarships answered ${response.status}.`)
  return (await response.json()) as CompactIndex
}

export const scholarshipCatalogue = createFileStore<Catalogue>(async (version) => {
  const [{ decodeIndex }, { browseScholarships }, { countNationalities }, index] = await Promise.all([
    import('@/lib/scholarships/compact-index'),
    import('@/lib/scholarships/browse'),
    import('@/lib/scholarships/facets'),
    readIndex(version),
  ])
  const rows = decodeIndex(index)
  return {
    rows,
    countries: index.countries.map(([code, name, aliases]) => ({ code, name, aliases })),
    countryNames: new Map(index.countries.map(([code, name]) => [code, name])),
    browse: rememberLast((search, today) => browseScholarships(rows, search, today)),
    countNationalities: (search, today) => countNationalities(rows, search, today).count,
  }
})
