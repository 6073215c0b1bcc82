import 'server-only'
import { oncePerProcess } from '../../once-per-process'
import { groupBy } from '../../text/group-by'
import { getRows, getUniversities } from '../../universities/queries'
import { placeOf, type UniversityPlace } from '../awards'

const getPositions = oncePerProcess(
  'positions of universities',
  () => new Map(getRows().map(({ id }, at) => [id, at])),
)

const getPlaces = oncePerProcess('places of universities by country', () =>
  groupBy(getUniversities().map(placeOf), ({ countryCode }) => countryCode),
)

/** The position of a university in the catalogue's index. */
export const positionOf = (universityId: string): number | undefined => getPositions().get(universityId)

/** The country of a university, as the rows of the catalogue's index name it. */
export const countryOf = (universityId: string): string | undefined =>
  getRows()[positionOf(universityId) ?? -1]?.countryCode

/** The universities of a country or territory. */
export const placesIn = (countryCode: string): readonly UniversityPlace[] =>
  getPlaces().get(countryCode) ?? []
