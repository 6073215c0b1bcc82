import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { versionedStorage } from '../device/kept-entry'
import { ENTRY_KINDS, type PaletteChoice } from './entry'

const MAX_RECENT = 6

type RecentState = { recent: readonly PaletteChoice[] }

/** The recent choices of the search, the latest first. They stay on the device. One effect rehydrates the store. */
export const useRecentStore = create<RecentState>()(
  persist((): RecentState => ({ recent: [] }), {
    name: 'meridian-recent',
    storage: versionedStorage<RecentState>(1, { recent: [] }, ({ recent }) => {
      const read = readRecent(recent)
      return { state: { recent: read }, isWhole: Array.isArray(recent) && read.length === recent.length }
    }),
    skipHydration: true,
  }),
)

export function rememberChoice(choice: PaletteChoice) {
  useRecentStore.setState(({ recent }) => ({ recent: withRecent(recent, choice) }))
}

export function forgetChoices() {
  useRecentStore.setState({ recent: [] })
  useRecentStore.persist.clearStorage()
}

/** Puts a choice before the earlier ones, without repeats, and drops the oldest. */
export function withRecent(
  recent: readonly PaletteChoice[],
  { kind, href, label, detail }: PaletteChoice,
): PaletteChoice[] {
  const others = recent.filter((choice) => choice.href !== href)
  return [{ kind, href, label, detail }, ...others].slice(0, MAX_RECENT)
}

function isChoice(value: unknown): value is PaletteChoice {
  if (typeof value !== 'object' || value === null) return false
  const { kind, href, label, detail } = value as Record<string, unknown>
  return (
    ENTRY_KINDS.some((known) => known.value === kind) &&
    typeof href === 'string' &&
    /^\/(?![/\\])/.test(href) &&
    typeof label === 'string' &&
    typeof detail === 'string'
  )
}

/** The choices in a stored value, which may be anything. Only choices with an address of this site count. */
export function readRecent(stored: unknown): PaletteChoice[] {
  return Array.isArray(stored) ? stored.filter(isChoice).slice(0, MAX_RECENT) : []
}
