import { formatCount } from '../text/format'

/**
 * The number beside an option: "120", "120 · 45 not known". Where none is known to match, and some may, no 0 stands
 * before them: "926 not known".
 */
export function countInWords(count: number, notKnown: number): string {
  const open = notKnown > 0 ? `${formatCount(notKnown)} not known` : null
  return [count > 0 || open === null ? formatCount(count) : null, open].filter(Boolean).join(' · ')
}
