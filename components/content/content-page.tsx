import { notFound } from 'next/navigation'
import { JsonLd } from '@/components/content/seo/json-ld'
import { pageCrumbs } from '@/lib/web/seo/page-crumbs'
import { getPage } from '@/lib/content/pages/queries'
import type { Section } from '@/lib/content/pages/sections'
import { breadcrumbList } from '@/lib/web/seo/json-ld'
import { SITE } from '@/lib/site'
import { Article } from './article'

type Props = { section: Exclude<Section, 'blog'>; slug: string }

/** The page of `data/pages/<section>/<slug>.mdx`. Without that file the answer is 404. */
export async function ContentPage({ section, slug }: Props) {
  const page = await getPage(section, slug)
  if (!page) notFound()
  const crumbs = pageCrumbs(page)
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, SITE.url)} />
      <Article page={page} crumbs={crumbs} />
    </>
  )
}
