import { textPage } from '@/components/content/content-page'

const { generateMetadata, Page } = textPage('site', 'terms')
export { generateMetadata, Page as default }
