import 'server-only'
import { findCountryCode, findWorldCode } from '../places/queries'
import { getProgramme } from '../programmes/queries'
import { getScholarship } from '../scholarships/queries'
import { getSubject } from '../subjects/queries'
import { getMove, getUniversity } from '../universities/queries'

/** A parameter names what the catalogue lacks. The message says what that is, and where its names are. */
export class NotInCatalogue extends Error {}

function found<Found>(record: Found | null | undefined, what: string, name: string, where: string): Found {
  if (record === null || record === undefined)
    throw new NotInCatalogue(`The catalogue has no ${what} “${name}”: ${where}.`)
  return record
}

const IN_ADDRESS = 'take it from the address of its page here'
const AS_COUNTRY = 'name the country by its code of two letters or in English'

/** Each gives what its name stands for, also an older one. @throws NotInCatalogue */
export const universityNamed = (id: string) =>
  found(getUniversity(getMove(id)?.to ?? id), 'university', id, IN_ADDRESS)

export const programmeNamed = (universityId: string, key: string) =>
  found(getProgramme(universityId, key), 'programme', key, IN_ADDRESS)

export const awardNamed = (id: string) => found(getScholarship(id), 'award', id, IN_ADDRESS)

/** Null where none is asked for. */
export const subjectNamed = (slug: string) =>
  slug
    ? found(getSubject(slug), 'subject', slug, 'take it from the address of its list under /programmes')
    : null

export const countryNamed = (text: string) => found(findCountryCode(text), 'country', text, AS_COUNTRY)

/** Null where none is asked for. */
export const passportNamed = (text: string) =>
  text ? found(findWorldCode(text), 'passport of', text, AS_COUNTRY) : null
