import { ContentPage } from '@/components/content/content-page'
import { contentMetadata } from '@/lib/web/seo/content'

export const generateMetadata = () => contentMetadata('site', 'privacy')

export default function PrivacyPage() {
  return <ContentPage section="site" slug="privacy" />
}
