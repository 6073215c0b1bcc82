import 'server-only'
import { createHash } from 'node:crypto'
import '../text/zod-without-compiler'
import { getVisaRules } from '../facts/queries'
import { formatMonth } from '../text/format'
import { getCountries } from '../places/queries'
import { getDataset, getProgrammes } from '../programmes/queries'
import { placeContext } from '../matcher/matcher-file'
import { getMatcherFile } from '../matcher/queries'
import { getScholarships, getScholarshipsIn } from '../scholarships/queries'
import { rulesOf } from '../scholarships/rules'
import { SITE } from '../site'
import { groupBy } from '../text/group-by'
import { getSources, getUniversities } from '../universities/queries'
import type { RecordField } from '../universities/record/fields'
import type { University } from '../universities/record/schema'
import { awardTable } from './award-table'
import { countryTable } from './country-table'
import { writePackage, type OpenFile } from './data-package'
import { awardDeadlines, deadlineTable, universityDeadlines } from './deadline-table'
import { feeTable } from './fee-table'
import { licenceFinder, openLicence, OWN_LICENCE } from './licences'
import { programmeTable } from './programme-table'
import { sourceTable } from './source-table'
import type { Table } from './table'
import { universityTable } from './university-table'

const sources = getSources()
const licenceOf = licenceFinder(Object.values(sources))

/** What an author wrote of a university from general knowledge. */
const WRITTEN = 'meridian-records'

function licenceOfKey(key: string): string | null {
  const source = sources[key]
  return source ? openLicence(source) : null
}

/** The key of a source of a field that may be passed on; null where there is none. */
function sourceOfField({ sources: cited, editorial }: University, field: RecordField): string | null {
  const open = cited.find(({ source, fields }) => fields.includes(field) && licenceOfKey(source) !== null)
  return open?.source ?? (editorial?.fields.includes(field) ? WRITTEN : null)
}

function citedField(university: University, field: RecordField) {
  const key = sourceOfField(university, field)
  const source = key === null ? undefined : sources[key]
  if (!source) return null
  const { editorial } = university
  const isWritten = key === WRITTEN && editorial !== null
  return {
    ...source,
    url: isWritten ? editorial.checkAt : source.url,
    year: isWritten ? formatMonth(editorial.month) : source.year,
    licence: openLicence(source),
  }
}

function programmes() {
  const keys = new Map(
    Object.entries(sources).map(([key, { publisher, title }]) => [`${publisher}\n${title}`, key]),
  )
  return getProgrammes().flatMap((programme) => {
    const { source, kind } = getDataset(programme.dataset)
    const key = keys.get(`${source.publisher}\n${source.title}`)
    const licence = key === undefined ? null : licenceOfKey(key)
    return key === undefined || licence === null ? [] : [{ programme, source: key, licence, kind }]
  })
}

function countries() {
  const byCountry = groupBy(getUniversities(), ({ countryCode }) => countryCode)
  return getCountries().flatMap(({ code, name, region }) => {
    const own = byCountry.get(code) ?? []
    if (own.length === 0) return []
    const page = `${SITE.url}/resources/countries/${code}`
    const awards = getScholarshipsIn(code).length
    return [{ code, name, region, universities: own.length, awards, rules: getVisaRules(code), page }]
  })
}

/** The tables of the open data, with all that their sources let everybody pass on. */
export function getOpenTables(): Table[] {
  const universities = getUniversities()
  const awards = getScholarships()
  const places = placeContext(getMatcherFile())
  return [
    universityTable(
      universities.map((university) => ({
        university,
        sourceOf: (field) => sourceOfField(university, field),
        licenceOf: licenceOfKey,
        page: `${SITE.url}/universities/${university.id}`,
      })),
    ),
    programmeTable(programmes()),
    awardTable(
      awards.map((award) => ({
        award,
        rules: rulesOf(award, places),
        page: `${SITE.url}/scholarships/${award.id}`,
      })),
    ),
    countryTable(countries()),
    feeTable(
      universities.flatMap(({ id, facts }) =>
        facts.fees.flatMap((fee) => {
          const licence = licenceOf(fee.source)
          return licence === null ? [] : [{ universityId: id, fee, licence }]
        }),
      ),
    ),
    deadlineTable([
      ...universities.flatMap((university) =>
        universityDeadlines(university, (field) => citedField(university, field), licenceOf),
      ),
      ...awards.flatMap(awardDeadlines),
    ]),
    sourceTable(
      Object.entries(sources).flatMap(([key, source]) => {
        const licence = openLicence(source)
        return licence === null ? [] : [{ key, source, licence }]
      }),
    ),
  ]
}

/** The works that are left out of every file, because their licence is not clear or forbids it. */
export const getWithheld = (): { title: string; publisher: string }[] =>
  Object.values(sources).filter((source) => openLicence(source) === null)

/** Every file, and the version that is in their address: a hash of their contents. */
export function makeOpenData(tables: readonly Table[]): { version: string; files: OpenFile[] } {
  const files = writePackage(tables, { ...SITE, licence: OWN_LICENCE })
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(`${name}\n`).update(text)
  return { version: hash.digest('hex').slice(0, 12), files }
}
