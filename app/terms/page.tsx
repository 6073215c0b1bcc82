import { ContentPage } from '@/components/pages/content-page'
import { contentMetadata } from '@/lib/seo/content-metadata'

export const generateMetadata = () => contentMetadata('site', 'terms')

export default function TermsPage() {
  return <ContentPage section="site" slug="terms" />
}
