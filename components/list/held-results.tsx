import { HOLD_SCRIPT } from '@/lib/device/held-results'

/** Before a list whose results are others for a visitor with a profile: until they are there, it shows none. */
export function HeldResults() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: HOLD_SCRIPT }} />
      <p className="pointer-events-none fixed inset-x-0 top-1/2 hidden px-4 text-center text-ink-2 in-data-held:block">
        Looking for what fits you…
      </p>
    </>
  )
}
