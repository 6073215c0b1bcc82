/** The number of amounts, and the least, the middle and the greatest of them; all 0 when there is none. */
export function summariseAmounts(amounts: readonly number[]) {
  const sorted = [...amounts].sort((a, b) => a - b)
  return {
    count: sorted.length,
    min: sorted.at(0) ?? 0,
    median: median(sorted),
    max: sorted.at(-1) ?? 0,
  }
}

export type AmountSummary = ReturnType<typeof summariseAmounts>

function median(sorted: readonly number[]): number {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return Math.round((lower + upper) / 2)
}
