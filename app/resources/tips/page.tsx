import { textPage } from '@/components/content/content-page'

const { generateMetadata, Page } = textPage('resources', 'tips')
export { generateMetadata, Page as default }
