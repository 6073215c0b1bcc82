import type { Route } from 'next'
import { formatCount, formatDecimal } from '../text/format'
import { WORLD } from '../universities/list'
import type { Programme } from '../universities/vocabulary'
import type { CountryCount } from '../destinations/count-by-country'

export type Entry = { href: Route; label: string; count: number; flag?: string }
type Subject = { value: Programme; label: string; count: number }

/** Links to the universities of the first `limit` countries. */
export function countryEntries(countries: readonly CountryCount[], limit: number): Entry[] {
  return countries.slice(0, limit).map(({ code, name, count }) => ({
    href: WORLD.href({ ...WORLD.untouched, country: [code] }),
    label: name,
    count,
    flag: code,
  }))
}

/** Links to the `limit` most common subjects, sorted by name. */
export function subjectEntries(subjects: readonly Subject[], limit: number): Entry[] {
  return [...subjects]
    .sort((a, b) => b.count - a.count)
    .slice(0, limit)
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
    .map(({ value, label, count }) => ({
      href: WORLD.href({ ...WORLD.untouched, programmes: [value] }),
      label,
      count,
    }))
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
