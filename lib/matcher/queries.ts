import 'server-only'
import { getWorldCountries } from '../places/queries'
import { getAllNotices, getNationalityGroups, getScholarships } from '../scholarships/queries'
import { toMatcherScholarships, type MatcherData } from './matcher-file'

/** All that the matcher reads in the browser. */
export const getMatcherFile = (): MatcherData => ({
  scholarships: toMatcherScholarships(getScholarships()),
  groups: getNationalityGroups(),
  notices: getAllNotices(),
  countries: getWorldCountries(),
})
