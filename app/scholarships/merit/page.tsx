import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { KindPage } from '@/components/scholarships/kinds/kind-page'
import { MeritWords } from '@/components/scholarships/kinds/merit-words'
import { JsonLd } from '@/components/content/seo/json-ld'
import { kindCrumbs } from '@/lib/web/seo/scholarship-crumbs'
import { kindMetadata } from '@/lib/web/seo/scholarship-metadata'
import { summariseKind } from '@/lib/scholarships/queries'
import { breadcrumbList } from '@/lib/web/seo/json-ld'
import { SITE } from '@/lib/site'

export const metadata = kindMetadata('merit')

export default function MeritScholarshipsPage() {
  const crumbs = kindCrumbs('merit')
  return (
    <div className="page pt-3 pb-12">
      <JsonLd data={breadcrumbList(crumbs, SITE.url)} />
      <Breadcrumbs crumbs={crumbs} />
      <KindPage slug="merit" summary={summariseKind('merit', 20)}>
        <MeritWords />
      </KindPage>
    </div>
  )
}
