import { Fragment } from 'react'
import type { Page, Post } from '@/lib/content/pages/queries'
import { formatDate } from '@/lib/text/format'
import { pageCrumbs } from '@/lib/web/seo/content'
import { ContentsList } from './contents-list'
import { PageLink } from './page-link'
import { Trail } from './seo/trail'

/** Pages with fewer headings are short and need no list of contents. */
const LEAST_HEADINGS = 4

/** A page written in Markdown: title, date, contents, text and sources. */
export function Article({ page }: { page: Page | Post }) {
  const { meta, headings, Content } = page
  const hasContents = headings.length >= LEAST_HEADINGS
  return (
    <div className="page pt-4 pb-4 md:pt-6">
      <Trail crumbs={pageCrumbs(page)} />
      <header className="mt-4 max-w-[46rem]">
        <h1 className="text-2xl">{meta.title}</h1>
        <p className="mt-3 text-md text-ink-2">{meta.description}</p>
        <Dates meta={meta} />
      </header>
      <div className={hasContents ? 'lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-14' : undefined}>
        {hasContents && <ContentsList headings={headings} className="mt-8 lg:mt-10" />}
        <div className="min-w-0">
          {/* Tables and figures take the width that lines of text leave. */}
          <article className="prose mt-8 max-w-none [&>:is(p,ul,ol,blockquote,[role=note])]:max-w-prose">
            <Content />
          </article>
          <Sources {...meta} />
        </div>
      </div>
    </div>
  )
}

function Dates({ meta }: { meta: (Page | Post)['meta'] }) {
  const { published, updated } = { published: null, ...meta }
  const dates = [
    { word: 'Published ', day: published },
    { word: published === null ? 'Updated ' : ', updated ', day: updated === published ? null : updated },
  ]
  return (
    <p className="mt-3 text-sm text-ink-3">
      {dates.map(
        ({ word, day }) =>
          day && (
            <Fragment key={word}>
              <span>{word}</span>
              <time dateTime={day}>{formatDate(day)}</time>
            </Fragment>
          ),
      )}
    </p>
  )
}

/** The sources of a page's figures and rules, and its further basis; pages about the site itself name neither. */
function Sources({ sources, basis }: Page['meta']) {
  if (sources.length === 0 && !basis) return null
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-prose border-t border-line pt-5 text-sm">
      <h2 id="sources" className="text-md">
        Sources
      </h2>
      {sources.length > 0 && (
        <ol className="mt-2 grid list-decimal gap-1.5 pl-5 marker:text-ink-3">
          {sources.map(({ title, publisher, url, checkedOn }) => (
            <li key={url}>
              <PageLink href={url}>{title}</PageLink>
              <span>{`, ${publisher}.`}</span>
              {checkedOn && <span className="text-ink-3">{` Known from ${formatDate(checkedOn)}.`}</span>}
            </li>
          ))}
        </ol>
      )}
      {basis && <p className="mt-2 text-ink-2">{basis}</p>}
    </section>
  )
}
