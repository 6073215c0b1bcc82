import { Activity, lazy, useLayoutEffect, type ComponentType } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import { atFirst } from '@/components/ui/when-used'
import { showServedTexts, showTranslation } from '@/lib/device/served-texts'
import { Island } from './island'

const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const

/** A busy browser may never report that a page is idle. A page that was opened by a link would then never appear. */
const LONGEST_WAIT_MS = 1000

/** Resolves when the page has loaded and is idle, or at the visitor's first touch if that comes sooner. */
function quietOrTouched(): Promise<void> {
  return new Promise((resolve) => {
    atFirst(TOUCHES, resolve)
    whenIdle(resolve, LONGEST_WAIT_MS)
  })
}

/**
 * An island that is in the server's HTML. Its script is loaded later, when `wait` says so, so it must
 * work as plain HTML until then: with links, forms and native popovers.
 *
 * An `<Activity>` is above it instead of a `<Suspense>`: from React 19.2 on, the server sends a finished
 * `<Suspense>` boundary of more than 500 bytes hidden, and only script shows it
 * (https://github.com/facebook/react/issues/35460). The `<Activity>` can go when React sends finished boundaries in
 * place.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wait = quietOrTouched,
) {
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await wait()
    const Loaded = await load()
    if (typeof window !== 'undefined') showServedTexts()
    return {
      default: function Whole(props: Props) {
        useLayoutEffect(() => {
          // A list says itself when it is taken over: a boundary of nuqs makes it later than its root.
          if (!document.querySelector('[data-early]')) showTranslation()
        }, [])
        return <Loaded {...props} />
      },
    }
  })
  return function Deferred(props: Props) {
    return (
      <Island>
        <Activity>
          <Part {...props} />
        </Activity>
      </Island>
    )
  }
}
