import { formatDate, formatDayOrMonth } from '../../text/format'
import { quoteLink } from '../../text/quote-link'
import type { Correction } from '../../corrections/issue'
import type { ComparedField } from '../shared/proof/compare-fields'
import type { FoundField } from '../shared/proof/fold-record'
import { acceptedOf, type AcceptedValues } from './reading-choice'

/** The content of a correction: the found fields of a record, the accepted values and their comparison with ours. */
type Corrected = {
  /** Stands before the labels of the fields: the name of a programme. */
  about?: string
  fields: readonly FoundField[]
  chosen: AcceptedValues
  compared: readonly ComparedField[]
}

/** One line of text, so that what a page says cannot make headings or lists of its own. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function partsOf({ about, fields, chosen, compared }: Corrected, readOn: string): string[] {
  return compared.flatMap(({ field, comparison, ours }) => {
    const found = fields.find((one) => one.field === field)
    if (!found || (comparison !== 'new' && comparison !== 'differs')) return []
    const proven = acceptedOf(found, chosen).filter(({ proof }) => proof === 'on the page')
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
    const heading = [about && oneLine(about), found.label].filter(Boolean).join(': ')
    return [[`## ${heading}`, '', `- Our record has: ${own}`, ...said, ''].join('\n')]
  })
}

/**
 * A correction of our records for their maintainers: each accepted value that is new or differs, with our value, the words
 * of the page and the days of both. Null where nothing accepted is new or different, or where the words were not found on
 * the page.
 * @param readOn the day on which the pages were read, as an ISO date
 */
export function writeCorrection(
  { id, title }: Pick<Correction, 'id' | 'title'>,
  records: readonly Corrected[],
  readOn: string,
): Correction | null {
  const parts = records.flatMap((record) => partsOf(record, readOn))
  return parts.length > 0 ? { id, title: oneLine(title), parts } : null
}

/** The correction as one Markdown file. */
export const correctionFile = ({ title, parts }: Correction) => [`# ${title}`, '', ...parts].join('\n')
