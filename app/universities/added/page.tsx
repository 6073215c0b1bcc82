import { pageMetadata } from '@/lib/web/seo/metadata'
import { OwnPage } from './own-page'

export const metadata = pageMetadata({
  title: 'A university that you added',
  description: 'A university that a visitor added. It is only in that visitor’s browser.',
  path: '/universities/added',
  isIndexed: false,
})

/** The page of every university that a visitor added. Their addresses lead here, and the browser finds the record. */
export default function AddedUniversityPage() {
  return (
    <div className="page min-h-96 pt-7 pb-16">
      <noscript>
        <h1 className="text-2xl">A university that a visitor added</h1>
        <p className="mt-3 max-w-prose text-ink-2">
          It is only in that visitor’s browser, so this page needs JavaScript to show it.
        </p>
      </noscript>
      <OwnPage />
    </div>
  )
}
