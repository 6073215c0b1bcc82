import 'server-only'
import { getUniversity } from '../universities/queries'
import { toCompared, type ComparedUniversity } from '../universities/compared'

/** A column of the comparison, or null if the catalogue has no such university. */
export function getCompared(id: string): ComparedUniversity | null {
  const university = getUniversity(id)
  return university && toCompared(university)
}
