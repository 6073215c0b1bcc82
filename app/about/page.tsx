import { ContentPage } from '@/components/pages/content-page'
import { contentMetadata } from '@/lib/seo/content-metadata'

export const generateMetadata = () => contentMetadata('site', 'about')

export default function AboutPage() {
  return <ContentPage section="site" slug="about" />
}
