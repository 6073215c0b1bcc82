import { ContentPage } from '@/components/content/content-page'
import { contentMetadata } from '@/lib/web/seo/content'

export const generateMetadata = () => contentMetadata('site', 'terms')

export default function TermsPage() {
  return <ContentPage section="site" slug="terms" />
}
