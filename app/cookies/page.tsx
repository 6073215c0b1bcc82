import { ContentPage } from '@/components/content/content-page'
import { contentMetadata } from '@/lib/web/seo/content-metadata'

export const generateMetadata = () => contentMetadata('site', 'cookies')

export default function CookiesPage() {
  return <ContentPage section="site" slug="cookies" />
}
