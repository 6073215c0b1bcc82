import { ContentPage } from '@/components/content/content-page'
import { contentMetadata } from '@/lib/web/seo/content'

export const generateMetadata = () => contentMetadata('resources', 'guides')

export default function StudyGuidesPage() {
  return <ContentPage section="resources" slug="guides" />
}
