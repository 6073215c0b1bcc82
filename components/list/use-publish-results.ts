import { useLayoutEffect } from 'react'
import type { ResultsView } from './create-results-store'

/**
 * Tells the results what to show: what the browser found, with the `context` it is drawn in, or, where that is null,
 * what the server sent.
 */
export function usePublishResults<Found extends object, Context extends object>(
  publish: (view: ResultsView<Found & Context>) => void,
  isPending: boolean,
  found: Found | null,
  context: Context,
): void {
  useLayoutEffect(() => {
    if (isPending) publish({ status: 'pending' })
    else if (found) publish({ status: 'local', ...found, ...context })
    else publish({ status: 'server' })
  }, [publish, isPending, found, context])
  useLayoutEffect(() => () => publish({ status: 'server' }), [publish])
}
