import { ContentPage } from '@/components/content/content-page'
import { contentMetadata } from '@/lib/web/seo/content'

export const generateMetadata = () => contentMetadata('site', 'about')

export default function AboutPage() {
  return <ContentPage section="site" slug="about" />
}
