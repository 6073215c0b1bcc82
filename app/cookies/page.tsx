import { ContentPage } from '@/components/content/content-page'
import { contentMetadata } from '@/lib/web/seo/content'

export const generateMetadata = () => contentMetadata('site', 'cookies')

export default function CookiesPage() {
  return <ContentPage section="site" slug="cookies" />
}
