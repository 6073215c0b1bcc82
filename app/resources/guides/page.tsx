import { textPage } from '@/components/content/content-page'

const { generateMetadata, Page } = textPage('resources', 'guides')
export { generateMetadata, Page as default }
