import { KindPage } from '@/components/scholarships/kinds/kind-page'
import { kindMetadata } from '@/lib/web/seo/scholarship'

export const metadata = kindMetadata('government')

export default function GovernmentScholarshipsPage() {
  return <KindPage slug="government" />
}
