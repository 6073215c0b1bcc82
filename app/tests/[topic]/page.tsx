import type { Metadata } from 'next'
import { ContentPage } from '@/components/content/content-page'
import { listSlugs } from '@/lib/content/pages/queries'
import { contentMetadata } from '@/lib/web/seo/content'
import { paramsToBuild } from '@/lib/web/params-to-build'

export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => listSlugs('tests').map((topic) => ({ topic })))
}

export async function generateMetadata({ params }: PageProps<'/tests/[topic]'>): Promise<Metadata> {
  return contentMetadata('tests', (await params).topic)
}

export default async function TestPage({ params }: PageProps<'/tests/[topic]'>) {
  return <ContentPage section="tests" slug={(await params).topic} />
}
