import { ContentPage } from '@/components/pages/content-page'
import { contentMetadata } from '@/lib/seo/content-metadata'

export const generateMetadata = () => contentMetadata('site', 'privacy')

export default function PrivacyPage() {
  return <ContentPage section="site" slug="privacy" />
}
