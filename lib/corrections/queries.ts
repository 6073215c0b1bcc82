import 'server-only'
import { getScholarship } from '../scholarships/queries'
import { getRecordsOf, getUniversity } from '../universities/queries'
import { correctableAward, correctableUniversity, type Correctable } from './correctable'

/** The record of a page's address, such as `/scholarships/chevening`; null where there is none. */
export function getCorrectable(about: string): Correctable | null {
  const [, area, id = ''] = /^\/(scholarships|universities)\/([a-z0-9-]+)$/.exec(about) ?? []
  const award = area === 'scholarships' ? getScholarship(id) : null
  if (award) return correctableAward(award)
  const university = area === 'universities' ? getUniversity(id) : null
  // The record as its file has it, without what registers and rules add.
  const record = university && getRecordsOf(university.countryCode).find((each) => each.id === id)
  return record ? correctableUniversity(record) : null
}
