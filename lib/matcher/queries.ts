import 'server-only'
import { oncePerProcess } from '../once-per-process'
import { getWorldCountries } from '../places/queries'
import { notTaughtFor } from '../programmes/not-taught'
import { getAllNotices, getNationalityGroups, getScholarships } from '../scholarships/queries'
import { toMatcherScholarships, type MatcherData } from './matcher-file'

/** All that the matcher reads in the browser. */
export const getMatcherFile = oncePerProcess('matcher file', (): MatcherData => ({
  scholarships: toMatcherScholarships(getScholarships(), notTaughtFor),
  groups: getNationalityGroups(),
  notices: getAllNotices(),
  countries: getWorldCountries(),
}))
