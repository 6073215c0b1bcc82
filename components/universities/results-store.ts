import type { Suggestions } from '@/lib/universities/browse'
import type { UniversityRow } from '@/lib/universities/row'
import type { UniversitySearch } from '@/lib/universities/search-params'

/** What stands in place of the server's results; `server`: nothing does, `pending`: something is about to. */
export type ResultsView =
  | { status: 'server' }
  | { status: 'pending' }
  | {
      status: 'local'
      rows: readonly UniversityRow[]
      suggestions: Suggestions | null
      search: UniversitySearch
      version: string
    }

const SERVER_VIEW: ResultsView = { status: 'server' }

const listeners = new Set<() => void>()
let view: ResultsView = SERVER_VIEW

export function publishResults(next: ResultsView): void {
  view = next
  for (const listener of listeners) listener()
}

export function subscribeToResults(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function getResults(): ResultsView {
  return view
}

export function getServerResults(): ResultsView {
  return SERVER_VIEW
}
