import { ContentPage } from '@/components/pages/content-page'
import { contentMetadata } from '@/lib/seo/content-metadata'

export const generateMetadata = () => contentMetadata('resources', 'guides')

export default function StudyGuidesPage() {
  return <ContentPage section="resources" slug="guides" />
}
