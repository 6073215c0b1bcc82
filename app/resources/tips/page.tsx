import { ContentPage } from '@/components/pages/content-page'
import { contentMetadata } from '@/lib/seo/content-metadata'

export const generateMetadata = () => contentMetadata('resources', 'tips')

export default function TipsPage() {
  return <ContentPage section="resources" slug="tips" />
}
