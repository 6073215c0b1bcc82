import { formatUsd } from '../money/format'

/** "US$ 12,300", or "No tuition fee" for 0. */
export function formatTuition(amount: number): string {
  return amount === 0 ? 'No tuition fee' : formatUsd(amount)
}
