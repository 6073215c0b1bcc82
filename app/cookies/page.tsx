import { textPage } from '@/components/content/content-page'

const { generateMetadata, Page } = textPage('site', 'cookies')
export { generateMetadata, Page as default }
