import { textPage } from '@/components/content/content-page'

const { generateMetadata, Page } = textPage('site', 'contact')
export { generateMetadata, Page as default }
