import { capital, formatCount } from '../text/format'
import type { ListAnswer } from './answer'

/** A line among the results of a page, before the result at a position. */
export type ResultMark = { at: number; words: string }

/**
 * The lines before the last results: those that do not report what the sort goes by, and those that only contain the
 * text, while it was understood as something else. A page that begins among them says so at its top.
 * @param text as typed
 * @param where the words of a result in which a text is looked for
 */
export function resultMarks(answer: ListAnswer, text: string, where: string): ResultMark[] {
  const { total, from, to, also = 0, unsorted } = answer
  const begin = (first: number, end: number, words: (isFirst: boolean) => string): ResultMark[] =>
    first < end && first < to && from <= end
      ? [{ at: Math.max(0, first - from + 1), words: words(first >= from - 1) }]
      : []
  const meant = total - also
  const unsortedFrom = meant - (unsorted?.total ?? 0)
  return [
    ...begin(unsortedFrom, meant, (isFirst) => {
      const number = formatCount(unsorted?.total ?? 0)
      return `${capital(unsorted?.by ?? '')} not known: ${number}${isFirst && unsortedFrom > 0 ? ' more' : ''}`
    }),
    ...begin(meant, total, (isFirst) => {
      const begins = isFirst ? 'Also contain' : 'More that also contain'
      return `${begins} “${text}” in their ${where}: ${formatCount(also)}`
    }),
  ]
}
