import type { Metadata } from 'next'
import { ContentPage } from '@/components/content/content-page'
import { listSlugs } from '@/lib/content/pages/queries'
import { contentMetadata } from '@/lib/web/seo/content'
import { paramsToBuild } from '@/lib/web/params-to-build'

export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => listSlugs('guides').map((topic) => ({ topic })))
}

export async function generateMetadata({ params }: PageProps<'/guides/[topic]'>): Promise<Metadata> {
  return contentMetadata('guides', (await params).topic)
}

export default async function GuidePage({ params }: PageProps<'/guides/[topic]'>) {
  return <ContentPage section="guides" slug={(await params).topic} />
}
