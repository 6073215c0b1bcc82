import { SavedPages } from '@/components/shell/offline/saved-pages'
import { buttonVariants } from '@/components/ui/button'
import { OFFLINE_PATH } from '@/lib/offline/rules'
import { pageMetadata } from '@/lib/web/seo/metadata'
import { WORLD } from '@/lib/universities/list'

export const metadata = pageMetadata({
  title: 'You’re offline',
  description: 'What still works without a connection, and the pages saved on this device.',
  path: OFFLINE_PATH,
  isIndexed: false,
})

/** Shown by the service worker in place of a page that is not saved. */
export default function OfflinePage() {
  return (
    <div className="page py-10 md:py-16">
      <h1 className="text-2xl">This page is not saved on your device</h1>
      <p className="mt-3 max-w-prose text-md text-ink-2">
        There is no connection, or it is too slow to answer. The pages that you kept, with the button at the
        foot of each page, can still be read. Figures on them are as they were on your last visit.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href="" className={buttonVariants({ variant: 'main' })}>
          Try this page again
        </a>
        <a href={WORLD.href({ tab: 'compare' })} className={buttonVariants()}>
          Your comparison
        </a>
      </p>
      <h2 className="mt-10 text-xl">What still works</h2>
      <div className="prose mt-3">
        <ul>
          <li>Every page in the list below.</li>
          <li>Searching and filtering a list of universities or scholarships, if it is in that list.</li>
          <li>Your plan, your comparison and the scholarship matcher, if they are in it.</li>
        </ul>
      </div>
      <h2 className="mt-10 text-xl">Pages saved on this device</h2>
      <div className="mt-3">
        <SavedPages />
      </div>
    </div>
  )
}
