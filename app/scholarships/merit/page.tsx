import { KindPage } from '@/components/scholarships/kinds/kind-page'
import { kindMetadata } from '@/lib/web/seo/scholarship'

export const metadata = kindMetadata('merit')

export default function MeritScholarshipsPage() {
  return <KindPage slug="merit" />
}
