import { textPage } from '@/components/content/content-page'

const { generateMetadata, Page } = textPage('site', 'about')
export { generateMetadata, Page as default }
