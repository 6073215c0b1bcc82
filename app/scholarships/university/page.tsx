import { KindPage } from '@/components/scholarships/kinds/kind-page'
import { kindMetadata } from '@/lib/web/seo/scholarship'

export const metadata = kindMetadata('university')

export default function UniversityScholarshipsPage() {
  return <KindPage slug="university" />
}
