import { KINDS, type Choice } from './entry'

/** Where recent choices are kept, in the storage of the browser. */
export const RECENT_KEY = 'meridian-recent'

export const MAX_RECENT = 6

/** The choice first, then the earlier ones, each once, as many as are kept. */
export function withRecent(recent: readonly Choice[], { kind, href, label, detail }: Choice): Choice[] {
  const others = recent.filter((choice) => choice.href !== href)
  return [{ kind, href, label, detail }, ...others].slice(0, MAX_RECENT)
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false
  const { kind, href, label, detail } = value as Record<string, unknown>
  return (
    KINDS.some((known) => known.value === kind) &&
    typeof href === 'string' &&
    /^\/(?![/\\])/.test(href) &&
    typeof label === 'string' &&
    typeof detail === 'string'
  )
}

/** What was stored, which may be anything: only choices that lead to a page of this site are taken. */
export function readRecent(stored: unknown): Choice[] {
  return Array.isArray(stored) ? stored.filter(isChoice).slice(0, MAX_RECENT) : []
}
