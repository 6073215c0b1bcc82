import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { SITE } from '@/lib/site'
import { breadcrumbList, type Crumb } from '@/lib/web/seo/json-ld'
import { JsonLd } from './json-ld'

/** The path from the home page to this one, for readers and, as structured data, for search engines. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, SITE.url)} />
      <Breadcrumbs crumbs={crumbs} />
    </>
  )
}
