import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { formatDate } from '@/lib/text/format'
import type { Page, Post } from '@/lib/content/pages/queries'
import type { Crumb } from '@/lib/web/seo/json-ld'
import { ContentsList } from './contents-list'
import { SourceList } from './source-list'

/** Pages with fewer headings are short and need no list of contents. */
const LEAST_HEADINGS = 4

type Props = { page: Page | Post; crumbs: readonly Crumb[] }

/** A page written in Markdown: title, date, contents, text and sources. */
export function Article({ page, crumbs }: Props) {
  const { meta, headings, Content } = page
  const hasContents = headings.length >= LEAST_HEADINGS
  return (
    <div className="page pt-4 pb-4 md:pt-6">
      <Breadcrumbs crumbs={crumbs} />
      <header className="mt-4 max-w-[46rem]">
        <h1 className="text-2xl">{meta.title}</h1>
        <p className="mt-3 text-md text-ink-2">{meta.description}</p>
        <Dates meta={meta} />
      </header>
      <div
        className={
          hasContents
            ? 'lg:grid lg:grid-cols-[minmax(0,var(--container-prose))_15rem] lg:gap-x-20'
            : undefined
        }
      >
        {hasContents && (
          <div className="lg:order-2">
            <ContentsList headings={headings} />
          </div>
        )}
        <div className="min-w-0">
          <article className="prose mt-8">
            <Content />
          </article>
          {meta.sources.length > 0 && <SourceList sources={meta.sources} />}
        </div>
      </div>
    </div>
  )
}

function Dates({ meta }: { meta: (Page | Post)['meta'] }) {
  const updated = <time dateTime={meta.updated}>{formatDate(meta.updated)}</time>
  const isPost = 'published' in meta
  return (
    <p className="mt-3 text-sm text-ink-3">
      {isPost && (
        <>
          Published <time dateTime={meta.published}>{formatDate(meta.published)}</time>
        </>
      )}
      {isPost && meta.published !== meta.updated && <>, updated {updated}</>}
      {!isPost && <>Updated {updated}</>}
    </p>
  )
}
