import type { Row } from './read-rows'
import { words } from './words'

/** The columns that every table of rules has. */
export function ruleParts(row: Row) {
  return {
    country: row.country,
    validFor: row.valid_for,
    isUnsure: row.confidence !== 'sure',
    source: { title: row.source_title, publisher: row.source_publisher, url: row.source_url },
    note: words(row.note),
  }
}
