import { ContentPage } from '@/components/pages/content-page'
import { contentMetadata } from '@/lib/seo/content-metadata'

export const generateMetadata = () => contentMetadata('site', 'cookies')

export default function CookiesPage() {
  return <ContentPage section="site" slug="cookies" />
}
