import type { Route } from 'next'
import type { CountryCount } from '../destinations/count-by-country'
import { programmesHref } from '../programmes/href'
import type { SubjectGroup } from '../programmes/start/queries'
import type { SubjectSlug } from '../subjects/subject'
import { formatCount, formatDecimal } from '../text/format'
import { slugify } from '../text/slugify'
import { WORLD } from '../universities/list'

export type HomeEntry = { href: Route; label: string; count: number }

/** Some subjects of every kind, none of which covers others on this page. */
export const START_SUBJECTS: readonly SubjectSlug[] = [
  'accounting',
  'architecture',
  'biology',
  'business-and-management',
  'civil-engineering',
  'computer-science',
  'economics',
  'law',
  'mechanical-engineering',
  'medicine',
  'nursing',
  'psychology',
]

/** Links to the universities of the first `limit` countries. */
export function countryEntries(countries: readonly CountryCount[], limit: number): HomeEntry[] {
  return countries.slice(0, limit).map(({ code, name, count }) => ({
    href: WORLD.href({ ...WORLD.untouched, country: [code] }),
    label: name,
    count,
  }))
}

/** Links to the programmes of some subjects, each with the number of universities that have it, sorted by name. */
export function subjectEntries(groups: readonly SubjectGroup[], chosen: readonly SubjectSlug[]): HomeEntry[] {
  return groups
    .flatMap(({ subjects }) => subjects)
    .map(([label, count, , subject = slugify(label)]) => ({ subject, label, count }))
    .filter(({ subject }) => chosen.includes(subject))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
    .map(({ subject, label, count }) => ({ href: programmesHref({ subject }), label, count }))
}

type Totals = { universities: number; countries: number; students: number }

/** The real figures of the catalogue. The number of students is the sum of the reported ones. */
export function catalogueFigures(totals: Totals, awards: Record<string, number>) {
  const scholarships = Object.values(awards).reduce((sum, count) => sum + count, 0)
  return [
    { value: formatCount(totals.universities), label: 'universities' },
    { value: formatCount(scholarships), label: 'scholarships' },
    {
      value: `${formatDecimal(totals.students / 1_000_000)} million`,
      label: 'students at these universities',
    },
    { value: formatCount(totals.countries), label: 'countries' },
  ]
}
