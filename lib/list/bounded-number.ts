export type Bounds = { min: number; max: number; step: number }

/**
 * The number a text stands for, brought within its bounds and onto its step; null for text that is no number.
 * Steps are tenths or whole numbers.
 */
export function boundedNumber(text: string, { min, max, step }: Bounds): number | null {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) return null
  const stepped = Math.round(number / step) * step
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(1))
}
