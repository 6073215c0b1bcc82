import { KindPage } from '@/components/scholarships/kinds/kind-page'
import { kindMetadata } from '@/lib/web/seo/scholarship'

export const metadata = kindMetadata('external')

export default function ExternalScholarshipsPage() {
  return <KindPage slug="external" />
}
