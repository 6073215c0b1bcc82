import type { ListAnswer } from '@/lib/list/define-list'

/** The results of a page that only contain the text, while the text was understood as something else. */
export type Also = {
  /** The position among the page's results of the first of them; 0 where all are. */
  at: number
  /** Whether the first of all of them is on this page. */
  isFirst: boolean
  /** The number of them on all pages. */
  total: number
  /** The text as typed. */
  text: string
}

/** The part of an answer's page with those results; null where the page has none. */
export function alsoOf({ total, from, to, also = 0 }: ListAnswer, text: string): Also | null {
  const first = total - also
  if (also === 0 || to <= first) return null
  return { at: Math.max(0, first - from + 1), isFirst: first >= from - 1, total: also, text }
}
