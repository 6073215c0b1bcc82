import type { Metadata } from 'next'
import { ComparisonPanel } from '@/components/compare/comparison-panel'
import { ViewTabs } from '@/components/universities/view-tabs'
import { getCompared } from '@/lib/compare/queries'
import { comparisonMetadata } from '@/lib/web/seo/metadata'
import { getCatalogueFiles } from '@/lib/universities/queries'
import { WORLD } from '@/lib/universities/list'

type Props = PageProps<'/universities/compare'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { compare } = WORLD.parse(await searchParams)
  return comparisonMetadata(compare.flatMap((id) => getCompared(id)?.name ?? []))
}

/** The Compare tab of /universities. It is a page of its own so that the list doesn't load what only it needs. */
export default async function ComparePage({ searchParams }: Props) {
  const search = WORLD.parse(await searchParams)
  return (
    <>
      <ViewTabs search={{ ...search, tab: 'compare' }} />
      <ComparisonPanel
        served={{
          ids: search.compare,
          columns: search.compare.flatMap((id) => getCompared(id) ?? []),
          version: getCatalogueFiles().version,
        }}
      />
    </>
  )
}
