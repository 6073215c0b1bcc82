import { Activity, lazy, useLayoutEffect, useMemo, useState, type ComponentType } from 'react'
import { showServedTexts, showTranslation } from '@/lib/device/served-texts'
// What is pressed before a part has its script is noted from the first moment.
import './early-press'
import { Island } from './island'
import { useHydrated } from './use-hydrated'
import { untilTouched } from './when-wanted'

/**
 * An island that is in the server's HTML. Its script is loaded when somebody is at the page (`untilTouched`), so it must work
 * as plain HTML until then: with links, forms and native popovers. What is entered and pressed before is taken over where it
 * calls `useEarlyInput` and `useEarlyPresses`.
 *
 * An `<Activity>` is above it instead of a `<Suspense>`: from React 19.2 on, the server sends a finished
 * `<Suspense>` boundary of more than 500 bytes hidden, and only script shows it
 * (https://github.com/facebook/react/issues/35460). The `<Activity>` can go when React sends finished boundaries in
 * place.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  async function loadWhole() {
    const Loaded = await load()
    if (typeof window !== 'undefined') showServedTexts()
    return {
      default: function Whole(props: Props) {
        useLayoutEffect(() => {
          // A list says itself when it is taken over: a boundary of nuqs makes it later than its root.
          if (!document.querySelector('[data-early=""]')) showTranslation()
        }, [])
        return <Loaded {...props} />
      },
    }
  }
  const Sent = lazy(async () => {
    if (typeof window !== 'undefined') await untilTouched()
    return loadWhole()
  })
  /** Where a link led to the page, no server has sent the part, and it comes at once. */
  const Missing = lazy(loadWhole)
  return function Deferred(props: Props) {
    const isHydrated = useHydrated()
    const [Part] = useState(() => (isHydrated ? Missing : Sent))
    // One element, because React draws a part anew where the boundary above it changes before its script is there.
    return useMemo(
      () => (
        <Island>
          <Activity>
            <Part {...props} />
          </Activity>
        </Island>
      ),
      [Part, props],
    )
  }
}
