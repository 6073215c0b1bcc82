import { pageMetadata } from '@/lib/web/seo/metadata'
import { Board } from './board'

export const metadata = pageMetadata({
  title: 'Many plans',
  description: 'Plans that students sent you, side by side: next dates, missing papers, sums and verdicts.',
  path: '/plan/board',
  isIndexed: false,
})

export default function BoardPage() {
  return (
    <div className="page min-h-screen pt-7 pb-16">
      <h1 className="text-2xl">Many plans</h1>
      <p className="mt-2 mb-5 max-w-prose text-ink-2 print:hidden">
        For whoever advises several students: the plans that they sent you, side by side. They are read on
        this device. Nothing of them is stored, and no request says whose they are.
      </p>
      <noscript>
        <p className="mt-4 max-w-prose border-l-2 border-warn pl-3">
          The plans are read in your browser, and not on a server, so this page needs JavaScript.
        </p>
      </noscript>
      <Board />
    </div>
  )
}
