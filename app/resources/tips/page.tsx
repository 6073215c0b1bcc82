import { ContentPage } from '@/components/content/content-page'
import { contentMetadata } from '@/lib/web/seo/content'

export const generateMetadata = () => contentMetadata('resources', 'tips')

export default function TipsPage() {
  return <ContentPage section="resources" slug="tips" />
}
