import type { Metadata } from 'next'
import { getCompared } from '@/lib/compare/queries'
import { comparisonMetadata, listMetadata } from '@/lib/seo/metadata'
import { parseUniversitySearch } from '@/lib/universities/search-params'
import { BrowseTab } from './browse-tab'
import { CompareTab } from './compare-tab'

export async function generateMetadata({ searchParams }: PageProps<'/universities'>): Promise<Metadata> {
  const search = parseUniversitySearch(await searchParams)
  if (search.tab !== 'compare') return listMetadata(search)
  return comparisonMetadata(search.compare.flatMap((id) => getCompared(id)?.name ?? []))
}

export default async function UniversitiesPage({ searchParams }: PageProps<'/universities'>) {
  const search = parseUniversitySearch(await searchParams)
  return search.tab === 'compare' ? <CompareTab search={search} /> : <BrowseTab search={search} />
}
