import type { Reject } from './dataset'

const EXAMPLES = 5

/** The rejects by reason: their number, and the first few rows of each. */
export function formatRejects(rejects: readonly Reject[]): string[] {
  const byReason = new Map<string, Reject[]>()
  for (const reject of rejects) byReason.set(reject.reason, [...(byReason.get(reject.reason) ?? []), reject])
  return [...byReason]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, of]) => {
      const shown = of.slice(0, EXAMPLES).map(({ row, id }) => `${id} (line ${row})`)
      return `  ${of.length} × ${reason}: ${shown.join(', ')}${of.length > EXAMPLES ? ', …' : ''}`
    })
}
