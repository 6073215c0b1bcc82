import type { ReactNode } from 'react'
import { PairList } from './pair-list'

export type LabelledValue = { label: string; value: ReactNode; note?: string | null }

/** Names and values side by side; a pair without a value is left out, and not sent. */
export function Pairs({ pairs }: { pairs: readonly LabelledValue[] }) {
  const known = pairs.filter(({ value }) => value !== null && value !== undefined && value !== '')
  if (known.length === 0) return null
  return <PairList pairs={known.map(({ note, ...pair }) => (note ? { ...pair, note } : pair))} />
}
