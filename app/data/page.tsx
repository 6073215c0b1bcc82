import type { Metadata, Route } from 'next'
import { Trail } from '@/components/content/seo/trail'
import { AboutData } from '@/components/coverage/about-data'
import { DataFiles } from '@/components/coverage/data-files'
import { Link } from '@/components/ui/link'
import { getPublished } from '@/lib/open-data/published'
import { getOpenTables, getWithheld } from '@/lib/open-data/queries'
import { pageMetadata } from '@/lib/web/seo/metadata'
import { DATA_PAGE } from '@/lib/web/seo/data-pages'
import { trailTo } from '@/lib/web/seo/json-ld'

export const metadata: Metadata = pageMetadata(DATA_PAGE)
export const dynamic = 'force-static'

export default function DataPage() {
  const published = getPublished()
  const tables = getOpenTables().map(({ cells, ...table }) => ({ ...table, rows: cells.length }))
  return (
    <div className="page pt-4 pb-10 md:pt-6">
      <Trail crumbs={trailTo(DATA_PAGE)} />
      <header className="mt-4 mb-6 max-w-[46rem]">
        <h1 className="text-2xl">{DATA_PAGE.title}</h1>
        <p className="mt-3 text-md text-ink-2">
          The catalogue of this site as files, for everybody to use. No key, no account.
          <span> </span>
          <Link href={'/data/coverage' as Route}>What is known, by country and level</Link>
          <span>, is counted, and so is what is missing. </span>
          <Link href={'/data/api' as Route}>Programs can ask it, too</Link>
          <span>. </span>
          <Link href="/changes">What changed</Link>
          <span> is told as well.</span>
        </p>
      </header>
      <DataFiles tables={tables} files={published?.files ?? null} />
      <AboutData version={published?.version ?? null} withheld={getWithheld()} />
    </div>
  )
}
