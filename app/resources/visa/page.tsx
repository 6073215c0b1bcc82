import { ContentPage } from '@/components/content/content-page'
import { contentMetadata } from '@/lib/web/seo/content'

export const generateMetadata = () => contentMetadata('resources', 'visa')

export default function VisaPage() {
  return <ContentPage section="resources" slug="visa" />
}
