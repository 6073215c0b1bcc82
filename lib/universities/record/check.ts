import { z } from 'zod'
import { toUsd } from '../../money/convert'
import { ExchangeRatesSchema, type ExchangeRates, type Money } from '../../money/schema'
import { CountrySchema, type Country } from '../../places/schema'
import { checkProvenance, findUnusedSources } from './check-sources'
import { findDuplicates, type Problem } from './check-duplicates'
import { checkMinimums } from './minimums'
import { checkMoved, MovedSchema } from './moved-universities'
import { SourceSchema, UniversityRecordSchema, type Source, type UniversityRecord } from './schema'

/** The catalogue's files as they were read, before anything is known about them. */
export type RawCatalogue = {
  /** `name` is the file's name without `.json`. */
  files: readonly { name: string; content: unknown }[]
  countries: unknown
  exchangeRates: unknown
  sources: unknown
  moved: unknown
  /** Keys of sources that the files of `data/open` name. */
  citedByRegisters?: readonly string[]
}

type Catalogue = {
  records: UniversityRecord[]
  countries: Map<string, Country>
  rates: ExchangeRates
  sources: Record<string, Source>
}

/** No published yearly tuition comes near this sum; more is a wrong currency or a slipped digit. */
const MAX_TUITION_USD = 150_000

/** The most students of one university under each way of counting: beyond it the figure is of a whole system. */
const MAX_STUDENTS = {
  headcount: 5_000_000,
  'full-time-equivalent': 1_000_000,
  undergraduates: 250_000,
} as const

/**
 * Parses the files and holds every rule of the catalogue against them. `catalogue` has the records that parsed; it is
 * null when the countries, rates or sources themselves are broken, for then nothing else can be judged.
 * @param today as an ISO date
 */
export function checkCatalogue(
  raw: RawCatalogue,
  today: string,
): { catalogue: Catalogue | null; problems: Problem[] } {
  const problems: Problem[] = []
  const read = <Type extends z.ZodType>(schema: Type, content: unknown, where: string) => {
    const parsed = schema.safeParse(content)
    if (parsed.success) return parsed.data
    problems.push(
      ...parsed.error.issues.map((issue) => ({
        where: [where, ...issue.path.map(String)].join(' › '),
        message: issue.message,
      })),
    )
    return null
  }

  const countries = read(z.array(CountrySchema), raw.countries, 'countries')
  const rates = read(ExchangeRatesSchema, raw.exchangeRates, 'exchange-rates')
  const sources = read(z.record(z.string(), SourceSchema), raw.sources, 'sources')
  const moved = read(z.array(MovedSchema), raw.moved, 'moved-universities')
  if (!countries || !rates || !sources || !moved) return { catalogue: null, problems }

  const records = raw.files.flatMap(({ name, content }) => {
    const rows = read(z.array(z.unknown()).min(1), content, name) ?? []
    return rows.flatMap((row, index) => {
      const record = read(UniversityRecordSchema, row, `${name} › ${idOf(row) ?? index}`)
      if (record && record.countryCode !== name) {
        problems.push({ where: record.id, message: `has country "${record.countryCode}" in file "${name}"` })
      }
      return record ?? []
    })
  })
  const catalogue: Catalogue = {
    records,
    countries: new Map(countries.map((country) => [country.code, country])),
    rates,
    sources,
  }
  problems.push(
    ...countries.flatMap((country) => checkCountry(country, rates)),
    ...records.flatMap((record) => [
      ...checkRecord(record, catalogue, today),
      ...checkProvenance(record, sources, today),
    ]),
    ...findDuplicates(records, countries),
    ...findUnusedSources(records, sources, raw.citedByRegisters ?? []),
    ...checkMoved(moved, records),
    ...checkMinimums(records, catalogue.countries),
  )
  return { catalogue, problems }
}

function idOf(row: unknown): string | null {
  const id: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'id') : null
  return typeof id === 'string' ? id : null
}

function checkCountry({ code, currency }: Country, { rates }: ExchangeRates): Problem[] {
  return rates[currency] === undefined
    ? [{ where: `countries › ${code}`, message: `has currency ${currency}, which has no exchange rate` }]
    : []
}

function checkRecord(record: UniversityRecord, { countries, rates }: Catalogue, today: string): Problem[] {
  const { studentPopulation, studentDefinition, internationalStudents, internationalPercent } = record
  const messages: (string | false)[] = [
    !countries.has(record.countryCode) && `has unknown country "${record.countryCode}"`,
    record.establishedYear !== null &&
      record.establishedYear > Number(today.slice(0, 4)) &&
      `was established in ${record.establishedYear}, which is yet to come`,
    (studentPopulation === null) !== (studentDefinition === null) &&
      'has a number of students without its definition, or the reverse',
    studentPopulation !== null &&
      studentDefinition !== null &&
      studentPopulation > MAX_STUDENTS[studentDefinition] &&
      `has ${studentPopulation} students, too many for ${studentDefinition}`,
    internationalStudents !== null &&
      studentPopulation !== null &&
      internationalStudents > studentPopulation &&
      'has more international students than students',
    internationalStudents !== null &&
      internationalPercent !== null &&
      studentPopulation !== null &&
      Math.abs((100 * internationalStudents) / studentPopulation - internationalPercent) > 1.5 &&
      'has a number and a share of international students that disagree',
    record.acceptanceRateYear !== null &&
      record.acceptanceRate === null &&
      'has the year of an acceptance rate without the rate',
    (record.nation !== null || record.groups.length > 0) &&
      record.countryCode !== 'gb' &&
      'has a nation or group of the United Kingdom and stands elsewhere',
    ...checkMoney('domestic tuition', record.tuitionFees.domestic, rates),
    ...checkMoney('international tuition', record.tuitionFees.international, rates),
    ...checkRanking(record),
  ]
  return messages.filter((message) => message !== false).map((message) => ({ where: record.id, message }))
}

function checkMoney(what: string, money: Money | null, rates: ExchangeRates): string[] {
  if (!money) return []
  if (rates.rates[money.currency] === undefined)
    return [`has ${what} in ${money.currency}, which has no rate`]
  const dollars = toUsd(money, rates)
  return dollars >= MAX_TUITION_USD ? [`has ${what} of US$ ${dollars}, which cannot be right`] : []
}

function checkRanking({ depth, worldRanking }: UniversityRecord): string[] {
  if (!worldRanking) return []
  const messages = []
  if (depth === 'basic') messages.push('is a basic record with a world rank, which only full records cite')
  if (Number(/\d+/.exec(worldRanking.label)?.[0]) !== worldRanking.rank) {
    messages.push(`has rank ${worldRanking.rank} under the label "${worldRanking.label}"`)
  }
  return messages
}
