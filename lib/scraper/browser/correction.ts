import { formatDate, formatDayOrMonth } from '../../text/format'
import { quoteLink } from '../../text/quote-link'
import type { KnownSite } from '../shared/answers'
import type { ComparedField } from '../shared/proof/compare-fields'
import type { FoundField } from '../shared/proof/fold-record'
import type { Chosen } from './reading-record'

/** One line of text, so that what a page says cannot make headings or lists of its own. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * A correction of our record for its maintainers, as Markdown: each accepted value that is new or differs, with our value,
 * the words of the page and the days of both. Null where nothing accepted is new or different, or where the words were not
 * found on the page.
 * @param readOn the day on which the pages were read, as an ISO date
 */
export function writeCorrection(
  known: Pick<KnownSite, 'id' | 'name'>,
  fields: readonly FoundField[],
  { chosen, compared, readOn }: { chosen: Chosen; compared: readonly ComparedField[]; readOn: string },
): string | null {
  const parts = compared.flatMap(({ field, comparison, ours }) => {
    const found = fields.find((one) => one.field === field)
    if (!found || (comparison !== 'new' && comparison !== 'differs')) return []
    const accepted = (chosen[field] ?? []).flatMap((at) => found.values[at] ?? [])
    const proven = accepted.filter(({ proof }) => proof === 'on the page')
    if (proven.length === 0) return []
    const own =
      ours === null
        ? 'nothing'
        : `${ours.texts.join('; ')}${ours.checkedOn ? ` (${formatDayOrMonth(ours.checkedOn)})` : ''}`
    const said = proven.flatMap(({ value, places }) => {
      const [place] = places
      return place
        ? [
            `- The page says: ${oneLine(value)}`,
            `  > ${oneLine(place.quote)}`,
            `  ${quoteLink(place.pageUrl, place.quote)}, read on ${formatDate(readOn)}`,
          ]
        : []
    })
    return [[`## ${found.label}`, '', `- Our record has: ${own}`, ...said, ''].join('\n')]
  })
  if (parts.length === 0) return null
  return [`# Correction of ${known.name} (${known.id})`, '', ...parts].join('\n')
}
