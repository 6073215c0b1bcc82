import { textPage } from '@/components/content/content-page'

const { generateMetadata, Page } = textPage('resources', 'visa')
export { generateMetadata, Page as default }
