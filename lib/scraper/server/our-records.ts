import 'server-only'
import { programmeId } from '../../facts/programme-id'
import type { ProgrammeFee } from '../../programmes/programme'
import { getDataset, getProgrammesOf } from '../../programmes/queries'
import type { Scholarship } from '../../scholarships/record/schema'
import { getScholarships } from '../../scholarships/queries'
import { count, formatCount, monthName } from '../../text/format'
import { languageName } from '../../text/language-name'
import type { KnownRecord } from '../shared/answers'
import type { OurValue } from '../shared/proof/compare-fields'
import { matchSite } from '../shared/proof/match-site'
import type { ReadingName } from '../shared/proof/targets'

const MOST_AWARDS = 60

/** A value of a record of ours; none where the record says nothing. */
function ours(field: ReadingName, texts: readonly (string | null)[], checkedOn: string | null): OurValue[] {
  const known = texts.filter((text) => text !== null)
  return known.length > 0 ? [{ field, texts: known, fee: null, checkedOn }] : []
}

function feeOf(fee: ProgrammeFee, checkedOn: string): OurValue[] {
  const { sum, currency, basis, status, asOf } = fee
  const period = basis === 'year' ? ('year' as const) : ('programme' as const)
  const value = { min: sum, max: null, currency, academicYear: null, period }
  const texts = [`${currency} ${formatCount(sum)} ${basis === 'year' ? 'a year' : 'in all'} (${asOf})`]
  const sides = { home: ['domesticFee'], international: ['internationalFee'], 'eu-eea': [] } as const
  const fields = status === 'all' ? (['domesticFee', 'internationalFee'] as const) : sides[status]
  return fields.map((field) => ({ field, texts, fee: value, checkedOn }))
}

/** The programmes of a university that have a name, as our sources state them. */
export function ourProgrammes(universityId: string): KnownRecord[] {
  return getProgrammesOf(universityId).flatMap((programme): KnownRecord[] => {
    const { title, titleEn, levels, months, language, fee, dataset } = programme
    const name = titleEn ?? title
    if (name === null) return []
    const { readOn } = getDataset(dataset)
    const values = [
      ...ours('name', [titleEn, title], readOn),
      ...ours('level', levels, readOn),
      ...ours('length', [months === null ? null : count(months, 'month')], readOn),
      ...ours('language', [language && languageName(language)], readOn),
      ...(fee ? feeOf(fee, readOn) : []),
    ]
    return [{ id: programmeId(programme), name, values }]
  })
}

/** The day on which the award was compared with its pages, or the month in which it was written. */
function awardCheckedOn({ sources, editorial }: Scholarship): string | null {
  const days = sources.map(({ checkedOn }) => checkedOn).sort()
  return days.at(-1) ?? editorial?.month ?? null
}

function toKnownAward(award: Scholarship): KnownRecord {
  const { id, name, provider, value, eligibleDegrees, duration, numberOfAwards, deadlines, opensMonth } =
    award
  const checkedOn = awardCheckedOn(award)
  const dates = deadlines.map(({ day, month }) => [day, monthName(month)].filter(Boolean).join(' '))
  const { minMonths = null, maxMonths = null } = duration ?? {}
  const lengths = [minMonths, maxMonths].filter((months) => months !== null)
  const values = [
    ...ours('name', [name], checkedOn),
    ...ours('provider', [provider], checkedOn),
    ...ours('value', [value], checkedOn),
    ...ours('degrees', eligibleDegrees, checkedOn),
    ...ours(
      'length',
      [...new Set(lengths)].map((months) => count(months, 'month')),
      checkedOn,
    ),
    ...ours('awards', [numberOfAwards === null ? null : String(numberOfAwards.count)], checkedOn),
    ...ours('opens', [opensMonth === null ? null : monthName(opensMonth)], checkedOn),
    ...ours('deadline', dates, checkedOn),
  ]
  return { id, name, values }
}

/** The awards whose own page is on the site, then those of its university. */
export function ourAwards(address: string, universityId: string | null): KnownRecord[] {
  const all = getScholarships()
  const onSite = matchSite(
    address,
    all.map((award) => ({ award, website: award.link })),
  ).map(({ award }) => award)
  const tied = all.filter(
    ({ universityIds }) => universityId !== null && universityIds.includes(universityId),
  )
  return [...new Set([...onSite, ...tied])].slice(0, MOST_AWARDS).map(toKnownAward)
}
