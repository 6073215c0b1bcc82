import 'server-only'
import { oncePerProcess } from '../once-per-process'
import { getWorldCountries } from '../places/queries'
import { getAllNotices, getNationalityGroups, getScholarships } from '../scholarships/queries'
import { versionOf } from '../text/version'
import { toMatcherScholarships, type MatcherData } from './matcher-file'

/** The text of the matcher's file, and the hash of the text as its version. */
export const getMatcherFile = oncePerProcess('matcher file', () => {
  const data: MatcherData = {
    scholarships: toMatcherScholarships(getScholarships()),
    groups: getNationalityGroups(),
    notices: getAllNotices(),
    countries: getWorldCountries(),
  }
  const text = JSON.stringify(data)
  return { version: versionOf(text), text }
})
