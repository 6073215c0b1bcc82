import type { Metadata } from 'next'
import { ChangeList } from '@/components/corrections/change-list'
import { getHistory } from '@/lib/corrections/history/queries'
import { pageMetadata } from '@/lib/web/seo/metadata'

export const dynamic = 'force-static'

export const metadata: Metadata = pageMetadata({
  title: 'What changed',
  description: 'The latest changes of our scholarships: what was there, what is there now, when and why.',
  path: '/changes',
})

export default function ChangesPage() {
  const history = getHistory()
  return (
    <div className="page max-w-prose py-8">
      <h1 className="text-2xl">What changed</h1>
      <p className="mt-3 text-ink-2">
        The latest changes of our scholarships. The day is that of our change: we don’t know when a provider
        changed a page.
      </p>
      {history && history.length > 0 ? (
        <>
          <p className="mt-2">
            <a href="/changes/rss.xml" className="inline-flex min-h-11 items-center">
              As an RSS feed
            </a>
          </p>
          <ChangeList history={history} />
        </>
      ) : (
        <p className="mt-6">This copy of the site was built without the history of its data.</p>
      )}
    </div>
  )
}
