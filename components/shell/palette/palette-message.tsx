import type { Route } from 'next'
import { Button, buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

type PaletteMessageProps = {
  /** The reason why the text cannot be searched; null for one that can. */
  refusal: string | null
  state: 'loading' | 'complete' | 'failed'
  /** The text that nothing was found for; null when something was found or nothing was typed. */
  missed: string | null
  /** What is said of the text, such as that it names no subject of this site. */
  said: readonly string[]
  /** The text that was searched in place of the typed one, which nothing has; null where it was searched as typed. */
  corrected: string | null
  typed: string
  /** The list of universities, searched for the same text. */
  listHref: Route
  /** The same list, searched for the text as it was typed. */
  asTypedHref: Route
  onRetry: () => void
  onFollow: () => void
}

const MESSAGE = 'flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 wrap-anywhere text-ink-2'

/** The message above the results when some are missing or there are none. A failure is never called "nothing found". */
export function PaletteMessage(props: PaletteMessageProps) {
  const { refusal, state, missed, said, corrected, typed, listHref, asTypedHref, onRetry, onFollow } = props
  if (refusal)
    return (
      <p role="alert" className={MESSAGE}>
        {refusal}
      </p>
    )
  if (state === 'failed') {
    return (
      <div role="alert" className={MESSAGE}>
        <p>
          {navigator.onLine
            ? 'Some of what you can search here could not be loaded.'
            : 'You’re offline, and some of what you can search here is not saved on this device.'}
        </p>
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </div>
    )
  }
  if (corrected !== null)
    return (
      <p className={MESSAGE}>
        <span>
          <span>Showing results for </span>
          <bdi className="font-semibold">{corrected}</bdi>
        </span>
        <Link href={asTypedHref} onClick={onFollow}>
          <span>search for </span>
          <bdi>{typed}</bdi>
          <span> instead</span>
        </Link>
      </p>
    )
  if (missed === null) return null
  if (state === 'loading') return <p className={MESSAGE}>Loading universities and scholarships…</p>
  return (
    <div key="missed" className={MESSAGE}>
      {said.map((one) => (
        <p key={one} dir="auto">
          {one}
        </p>
      ))}
      {said.length === 0 && (
        <p>
          Nothing found for “<bdi>{missed}</bdi>”. Check the spelling, or use fewer words.
        </p>
      )}
      <Link href={listHref} className={buttonVariants({ size: 'small' })} onClick={onFollow}>
        Search the list of universities
      </Link>
    </div>
  )
}
