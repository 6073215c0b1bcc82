import { Activity, Suspense, useState, type ReactNode } from 'react'
import { useHydrated } from './use-hydrated'

/**
 * The boundary of a lazy component that is in the server's HTML, or appears after the page has loaded: what the server sent
 * stays in view while its script loads (see `deferred`), and what appears later waits alone.
 */
export function LatePart({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const [Boundary] = useState(() => (isHydrated ? Suspense : Activity))
  return <Boundary>{children}</Boundary>
}
