import { ContentPage } from '@/components/pages/content-page'
import { contentMetadata } from '@/lib/seo/content-metadata'

export const generateMetadata = () => contentMetadata('site', 'contact')

export default function ContactPage() {
  return <ContentPage section="site" slug="contact" />
}
