import type { Loaded, Source } from '@/components/list/source'
import { createResource } from '@/lib/device/resource'
import type { CompactIndex } from '@/lib/scholarships/compact-index'
import type { ScholarshipRow } from '@/lib/scholarships/row'

async function readIndex(version: string): Promise<CompactIndex> {
  const response = await fetch(`/catalogue/scholarships/${version}/index.json`)
  if (!response.ok) throw new Error(`The list of scholarships answered ${response.status}.`)
  return (await response.json()) as CompactIndex
}

const catalogue = createResource<Loaded<ScholarshipRow>>(async (version) => {
  const [{ decodeIndex }, index] = await Promise.all([
    import('@/lib/scholarships/compact-index'),
    readIndex(version),
  ])
  return {
    rows: decodeIndex(index),
    countries: index.countries.map(([code, name, aliases]) => ({ code, name, aliases })),
    hasText: true,
    hasAdded: false,
  }
})

/** The scholarships in the browser: one file holds all that a list needs of them. */
export const SCHOLARSHIPS_SOURCE: Source<ScholarshipRow> = { ...catalogue, hasOwn: () => false }
