import type { Region } from '../places/regions'
import type { CampusSize, DeadlineMonth, Facility, Nation, Programme } from './vocabulary'

/** What filtering, sorting and a first glance need of a university; both server and browser work on these. */
export type UniversityRow = {
  id: string
  name: string
  /** City, or city and state. */
  location: string | null
  countryCode: string
  country: string
  /** Position of the country in alphabetical order. */
  countryOrder: number
  region: Region
  /** United Kingdom only. */
  nation: Nation | null
  isFull: boolean
  /** Best end of the published world rank. */
  rank: number | null
  students: number | null
  /** Percent */
  acceptance: number | null
  /** International tuition, whole US dollars a year; 0 is free. */
  tuition: number | null
  /** On a 4.0 scale. */
  gpa: number | null
  /** Out of 10. */
  research: number | null
  /** Percent */
  employment: number | null
  size: CampusSize | null
  deadline: DeadlineMonth | null
  programmes: readonly Programme[]
  facilities: readonly Facility[]
  /** Normalised name; the order of "University Name". */
  nameKey: string
  /** Normalised text that a search looks at: name, place, programmes, and, once loaded, aliases. */
  text: string
  /** The further words of the description, once loaded; not every list searches them. */
  about: string
}
