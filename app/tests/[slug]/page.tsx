import { textPages } from '@/components/content/content-page'

export const dynamicParams = false

const { generateStaticParams, generateMetadata, Page } = textPages('tests')
export { generateStaticParams, generateMetadata, Page as default }
