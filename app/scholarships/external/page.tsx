import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { KindPage } from '@/components/scholarships/kinds/kind-page'
import { ExternalWords } from '@/components/scholarships/kinds/external-words'
import { JsonLd } from '@/components/seo/json-ld'
import { kindCrumbs } from '@/lib/scholarships/crumbs'
import { kindMetadata } from '@/lib/scholarships/metadata'
import { summariseKind } from '@/lib/scholarships/queries'
import { breadcrumbList } from '@/lib/seo/json-ld'
import { SITE } from '@/lib/site'

export const metadata = kindMetadata('external')

export default function ExternalScholarshipsPage() {
  const crumbs = kindCrumbs('external')
  return (
    <div className="page pt-3 pb-12">
      <JsonLd data={breadcrumbList(crumbs, SITE.url)} />
      <Breadcrumbs crumbs={crumbs} />
      <KindPage slug="external" summary={summariseKind('external', 20)}>
        <ExternalWords />
      </KindPage>
    </div>
  )
}
