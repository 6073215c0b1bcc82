import type { AwardReader, CountriesOfRegions } from './text-meaning'

/** The file that browsers read typed searches of scholarships with. */
export type AwardWordsFile = {
  /** As `encodeSearchWords` made it. */
  words: string
  /** Further names of countries and words for their people by code, separated by commas. */
  more: Readonly<Record<string, string>>
  fields: AwardReader['fields']
  regions: CountriesOfRegions
}
