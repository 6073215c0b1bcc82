import { ComparisonPanel } from '@/components/compare/comparison-panel'
import { ViewTabs } from '@/components/universities/view-tabs'
import { getCompared } from '@/lib/compare/queries'
import { getIndexFiles } from '@/lib/universities/queries'
import type { UniversitySearch } from '@/lib/universities/search-params'

export function CompareTab({ search }: { search: UniversitySearch }) {
  return (
    <>
      <ViewTabs search={search} />
      <ComparisonPanel
        served={{
          ids: search.compare,
          columns: search.compare.flatMap((id) => getCompared(id) ?? []),
          version: getIndexFiles().version,
        }}
      />
    </>
  )
}
