import { textPage } from '@/components/content/content-page'

const { generateMetadata, Page } = textPage('site', 'privacy')
export { generateMetadata, Page as default }
