import { KINDS, type Choice } from './entry'

/** The key of the recent choices in the browser's storage. */
export const RECENT_KEY = 'meridian-recent'

export const MAX_RECENT = 6

/** Puts a choice before the earlier ones, without repeats, and drops the oldest. */
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

/** The choices in a stored value, which may be anything. Only choices with an address of this site count. */
export function readRecent(stored: unknown): Choice[] {
  return Array.isArray(stored) ? stored.filter(isChoice).slice(0, MAX_RECENT) : []
}
