import 'server-only'
import { versionOf } from '../text/version'
import { getWorldCountries } from '../places/queries'
import { toMatcherScholarships, type MatcherData } from './matcher-file'
import { getAllNotices, getNationalityGroups, getScholarships } from '../scholarships/queries'

const data: MatcherData = {
  scholarships: toMatcherScholarships(getScholarships()),
  groups: getNationalityGroups(),
  notices: getAllNotices(),
  countries: getWorldCountries(),
}
const text = JSON.stringify(data)
const version = versionOf(text)

/** The text of the matcher's file, and the hash of the text as its version. */
export function getMatcherFile(): { version: string; text: string } {
  return { version, text }
}
