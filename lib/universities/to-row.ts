import { readRow } from '../list/columns'
import { normaliseText } from '../text/normalise-text'
import type { Derived, ReadableRecord } from './record/schema'
import { COLUMNS, type UniversityRow } from './row'

/** The row of a university; `text` and `about` still lack the words that the search-text file adds. */
export function toRow(university: Derived<ReadableRecord>, countryOrder: number): UniversityRow {
  const { id, name, countryCode, country, region, campusLife } = university
  return {
    ...readRow(COLUMNS, university),
    id,
    name,
    location: campusLife.location,
    countryCode,
    country,
    countryOrder,
    region,
    nameKey: normaliseText(name),
    text: '',
    about: '',
  }
}
