import type { Metadata } from 'next'
import { ChangeList } from '@/components/corrections/change-list'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { getChangedCountries, getHistory } from '@/lib/corrections/history/queries'
import { getCountries } from '@/lib/places/queries'
import { pageMetadata } from '@/lib/web/seo/metadata'

export const dynamic = 'force-static'

export const metadata: Metadata = pageMetadata({
  title: 'What changed',
  description:
    'The latest changes of our universities, programmes, scholarships and rules of countries: what was there, what is there now, when and why.',
  path: '/changes',
})

/** Older changes stand on the pages of their records. */
const MOST = 25

export default function ChangesPage() {
  const history = getHistory()
  const changed = getChangedCountries()
  return (
    <div className="page py-8 *:max-w-prose">
      <h1 className="text-2xl">What changed</h1>
      <p className="mt-3 text-ink-2">
        The latest changes of our universities, programmes, scholarships and rules of countries. The day is
        that of our change: we don’t know when a page of somebody else changed.
      </p>
      {history ? (
        <>
          <p className="mt-2">
            <a href="/changes/rss.xml" className="inline-flex min-h-11 items-center">
              As an RSS feed
            </a>
          </p>
          <Collapsible>
            <CollapsibleTrigger>RSS feeds of countries</CollapsibleTrigger>
            <ul className="columns-2 sm:columns-3">
              {getCountries()
                .filter(({ code }) => changed.has(code))
                .map(({ code, name }) => (
                  <li key={code}>
                    <a href={`/changes/${code}/rss.xml`} className="inline-flex min-h-11 items-center">
                      {name}
                    </a>
                  </li>
                ))}
            </ul>
          </Collapsible>
          <ChangeList history={history.slice(0, MOST)} />
        </>
      ) : (
        <p className="mt-6">This copy of the site was built without the history of its data.</p>
      )}
    </div>
  )
}
