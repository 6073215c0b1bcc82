import 'server-only'
import { env } from '../../env'
import { programmeId } from '../../facts/programme-id'
import { toCells } from '../../import/flatten'
import { splitList } from '../../import/lists'
import { toAddedRecord } from '../../import/merge'
import { getCountries } from '../../places/queries'
import type { ProgrammeFee } from '../../programmes/programme'
import { getDataset, getProgrammesOf } from '../../programmes/queries'
import { getScholarships } from '../../scholarships/queries'
import type { Scholarship } from '../../scholarships/record/schema'
import { count, formatCount, monthName } from '../../text/format'
import { languageName } from '../../text/language-name'
import { getRecordsOf, getUniversities } from '../../universities/queries'
import type { UniversityRecord } from '../../universities/record/schema'
import type { KnownRecord, KnownSite, SiteLookup } from '../shared/answers'
import type { OurValue } from '../shared/proof/compare-fields'
import { matchSite } from '../shared/proof/match-site'
import { fieldsOf, type ReadingName, type Target } from '../shared/proof/reading-fields'

const MOST_AWARDS = 60

/** The day on which a field of our record was compared with its source, or the month in which it was written. */
function fieldCheckedOn({ sources, editorial }: UniversityRecord, key: string): string | null {
  const days = sources.flatMap(({ fields, checkedOn: day }) => (day && fields.includes(key) ? [day] : []))
  return days.sort().at(-1) ?? (editorial?.fields.includes(key) ? editorial.month : null)
}

/** Our record's values for the fields that the scraper reads. */
function ourValues(record: UniversityRecord): OurValue[] {
  const cells = new Map<string, string>(Object.entries(toCells(toAddedRecord(record))))
  const { domestic, international } = record.tuitionFees
  return fieldsOf('university').flatMap(({ name: field, key, kind }): OurValue[] => {
    const text = cells.get(key)
    if (!text) return []
    const fee = field === 'domesticFee' ? domestic : field === 'internationalFee' ? international : null
    const texts = kind === 'list' ? splitList(text) : [text]
    return [{ field, texts, fee, checkedOn: fieldCheckedOn(record, key) }]
  })
}

type Known = Partial<Record<ReadingName, readonly (string | null)[]>>

/** The values of a record of ours; none for a field of which it says nothing. */
const valuesOf = (texts: Known, checkedOn: string | null): OurValue[] =>
  Object.entries(texts).flatMap(([field, all]) => {
    const known = all.filter((text) => text !== null)
    return known.length > 0 ? [{ field: field as ReadingName, texts: known, fee: null, checkedOn }] : []
  })

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
function ourProgrammes(universityId: string): KnownRecord[] {
  return getProgrammesOf(universityId).flatMap((programme): KnownRecord[] => {
    const { title, titleEn, levels, months, language, fee, dataset } = programme
    const name = titleEn ?? title
    if (name === null) return []
    const { readOn } = getDataset(dataset)
    const known = {
      name: [titleEn, title],
      level: levels,
      length: [months === null ? null : count(months, 'month')],
      language: [language && languageName(language)],
    }
    const values = [...valuesOf(known, readOn), ...(fee ? feeOf(fee, readOn) : [])]
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
  const { minMonths = null, maxMonths = null } = duration ?? {}
  const lengths = new Set([minMonths, maxMonths].filter((months) => months !== null))
  const known = {
    name: [name],
    provider: [provider],
    value: [value],
    degrees: eligibleDegrees,
    length: [...lengths].map((months) => count(months, 'month')),
    awards: [numberOfAwards === null ? null : String(numberOfAwards.count)],
    opens: [opensMonth === null ? null : monthName(opensMonth)],
    deadline: deadlines.map(({ day, month }) => [day, monthName(month)].filter(Boolean).join(' ')),
  }
  return { id, name, values: valuesOf(known, awardCheckedOn(award)) }
}

/** The awards whose own page is on the site, then those of its university. */
function ourAwards(address: string, universityId: string | null): KnownRecord[] {
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

const MOST = 5

/**
 * The universities of the catalogue whose website the address belongs to, the closest first, and what else the catalogue
 * has to compare a reading with.
 */
export function lookUpSite(address: string, reads: Target = 'university'): SiteLookup {
  const countries = getCountries()
  const currencies = new Map(countries.map(({ code, currency }) => [code, currency]))
  const matches = matchSite(address, getUniversities())
    .slice(0, MOST)
    .flatMap(({ id, name, country, countryCode, website }): KnownSite[] => {
      const currency = currencies.get(countryCode)
      const record = getRecordsOf(countryCode).find((own) => own.id === id)
      const values = record ? ourValues(record) : []
      return website && currency ? [{ id, name, country, website, currency, values }] : []
    })
  const [first] = matches
  return {
    matches,
    countries: countries.map(({ code, name, currency }) => ({ code, name, currency })),
    programmes: reads === 'programmes' && first ? ourProgrammes(first.id) : [],
    awards: reads === 'scholarship' ? ourAwards(address, first?.id ?? null) : [],
    correctionsAt: env.CORRECTIONS_REPOSITORY,
  }
}
