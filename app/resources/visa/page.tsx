import { ContentPage } from '@/components/pages/content-page'
import { contentMetadata } from '@/lib/seo/content-metadata'

export const generateMetadata = () => contentMetadata('resources', 'visa')

export default function VisaPage() {
  return <ContentPage section="resources" slug="visa" />
}
