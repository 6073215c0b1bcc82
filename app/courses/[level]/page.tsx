import type { Metadata } from 'next'
import { ContentPage } from '@/components/content/content-page'
import { listSlugs } from '@/lib/content/pages/queries'
import { contentMetadata } from '@/lib/web/seo/content'
import { paramsToBuild } from '@/lib/web/params-to-build'

export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => listSlugs('courses').map((level) => ({ level })))
}

export async function generateMetadata({ params }: PageProps<'/courses/[level]'>): Promise<Metadata> {
  return contentMetadata('courses', (await params).level)
}

export default async function CoursePage({ params }: PageProps<'/courses/[level]'>) {
  return <ContentPage section="courses" slug={(await params).level} />
}
