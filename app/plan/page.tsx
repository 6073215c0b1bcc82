import { getNumberScales } from '@/lib/content/grades/queries'
import { getWorldCountries } from '@/lib/places/queries'
import { pageMetadata } from '@/lib/web/seo/metadata'
import { PlanView } from './plan-view'

export const metadata = pageMetadata({
  title: 'My plan',
  description:
    'Universities, programmes and awards that you saved: what they cost, what to do by when, and one link to send it all. It stays on your device.',
  path: '/plan',
})

const countries = Object.fromEntries(getWorldCountries().map(({ code, name }) => [code, name]))

export default function PlanPage() {
  return (
    <div className="plan-page page min-h-screen pt-7 pb-16">
      <h1 className="text-2xl">My plan</h1>
      <p className="mt-2 max-w-prose text-ink-2 print:hidden">
        What you saved, what it costs and what to do by when. It stays on this device, and goes to others only
        in a link or a file that you send.
      </p>
      <noscript>
        <p className="mt-4 max-w-prose border-l-2 border-warn pl-3">
          Your plan is kept in your browser, and not on a server, so this page needs JavaScript to show it.
          Lists, profiles and awards work without.
        </p>
      </noscript>
      <PlanView grades={{ scales: getNumberScales() }} countries={countries} />
    </div>
  )
}
