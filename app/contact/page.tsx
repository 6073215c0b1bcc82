import { ContentPage } from '@/components/content/content-page'
import { contentMetadata } from '@/lib/web/seo/content'

export const generateMetadata = () => contentMetadata('site', 'contact')

export default function ContactPage() {
  return <ContentPage section="site" slug="contact" />
}
