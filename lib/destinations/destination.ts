import type { getDestination } from './queries'

/** Everything that the page of a country draws. */
export type Destination = NonNullable<Awaited<ReturnType<typeof getDestination>>>
