import 'server-only'
import { z } from 'zod'
import { dayAt, hourOf, momentOf, type Moment } from '../text/closing-day'
import { fieldsOfSubject } from '../eligibility/fields-of-subject'
import { findNationality, type PlaceContext } from '../eligibility/places'
import type { ListResult } from '../list/define-list'
import { worthShowing, type Meant, type ShownMeaning } from '../list/text-meaning'
import { getExchangeRates } from '../money/queries'
import { oncePerProcess } from '../once-per-process'
import { REGIONS } from '../places/regions'
import { getCountries, getCountry, getCountryName, getCountryWords } from '../places/queries'
import { readData } from '../read-data'
import { decodeSearchWords } from '../search-words/file'
import { withFurtherNames } from '../search-words/further-names'
import { getFurtherNames, getSearchWordsFile } from '../search-words/queries'
import { runAtOnce } from '../steps'
import { getSubjects } from '../subjects/queries'
import { awardsAt } from './at-university'
import { toAwardCard } from './card'
import { decodeAwardIndex, encodeAwardIndex } from './compact-index'
import { describeScholarship, type ScholarshipDetail } from './detail'
import { byAwardRenown, yearlyUsd } from './record/order'
import {
  NationalityGroupSchema,
  NoticeSchema,
  type NationalityGroup,
  type Notice,
} from '../eligibility/schema'
import { kindSearch, type KindSlug } from './kinds'
import type { ScholarshipRow } from './row'
import { ScholarshipRecordSchema, type Scholarship } from './record/schema'
import { SCHOLARSHIPS, type ScholarshipSearch } from './list'
import { makeAwardReader, meanScholarships, type AwardReader, type AwardWordsFile } from './text-meaning'
import { SEVERAL_COUNTRIES, TYPES } from './vocabulary'

const Records = z.array(ScholarshipRecordSchema)

const load = oncePerProcess('scholarships', () => {
  const scholarships = TYPES.flatMap(({ value }) => readData(`scholarships/${value}`, Records)).sort(
    byAwardRenown,
  )
  return {
    scholarships,
    current: scholarships.filter(({ status }) => status !== 'ended'),
    byId: new Map(scholarships.map((scholarship) => [scholarship.id, scholarship])),
  }
})

const groups = readData('nationality-groups', z.array(NationalityGroupSchema))
const notices = readData('notices', z.array(NoticeSchema))

const catalogued = new Set(getCountries().map(({ code }) => code))

/** The groups and names that rules about countries use. Not every country that they name has universities here. */
const places: PlaceContext = {
  groups: new Map(groups.map((group) => [group.id, group])),
  countryName: getCountryName,
}

/** The nationalities that an award's rules let in, and those about which they leave doubt. */
function nationalitiesOf({ eligibility }: Scholarship) {
  const codes = getCountries().map(({ code }) => code)
  const where = (wanted: 'met' | 'check') =>
    new Set(
      codes.filter((code) => findNationality(eligibility.nationalities, [code], places).outcome === wanted),
    )
  return { openTo: where('met'), mayBeOpenTo: where('check') }
}

/** Made when first asked for, because pages that only look up an award do not need it. */
const getIndex = oncePerProcess('scholarship index', () => {
  const entries = load().scholarships.map((scholarship) => ({
    scholarship,
    card: toAwardCard(scholarship, (code) => getCountry(code).name),
    ...nationalitiesOf(scholarship),
    yearlyUsd: yearlyUsd(scholarship.awardParts, getExchangeRates()),
  }))
  const text = JSON.stringify(encodeAwardIndex(entries, getCountries()))
  // The server filters the very rows that the browser will decode, so the two can never disagree.
  return { text, rows: decodeAwardIndex(JSON.parse(text)) }
})

/** The file of words with which the browser reads typed searches of the list. */
export function getScholarshipWords(): AwardWordsFile {
  const fields = getSubjects().flatMap(({ slug }) => {
    const [field] = fieldsOfSubject(slug)
    return field ? [[slug, field] as const] : []
  })
  const regions = REGIONS.map(({ value }) => {
    const own = getCountries().filter(({ region }) => region === value)
    return [value, own.map(({ code }) => code).join()] as const
  })
  return {
    words: getSearchWordsFile(),
    more: getCountryWords(),
    fields: Object.fromEntries(fields),
    regions: Object.fromEntries(regions),
  }
}

/** Reads typed searches as the browser will, from the same words and rows. */
const getReader = oncePerProcess('reader of searches for scholarships', (): AwardReader => {
  const { words, more, ...others } = getScholarshipWords()
  const countries = getCountries().map(({ code, name, aliases }) => ({
    code,
    name,
    aliases: aliases.join(),
  }))
  const searchWords = decodeSearchWords(words, countries, more)
  const reader = runAtOnce(makeAwardReader(searchWords, others, getIndex().rows))
  return { ...reader, vocabulary: withFurtherNames(reader.vocabulary, getFurtherNames) }
})

/** The day of this request, `YYYY-MM-DD`, that has not yet ended everywhere on earth: deadlines last so long. */
export function getToday(): string {
  return dayAt(momentOf(new Date()))
}

/** The hour of this request, by which a list judges each deadline on its provider's clock. */
export const getHour = (): Moment => hourOf(new Date())

/** Every scholarship, in the order of "Best known". */
export function getScholarships(): readonly Scholarship[] {
  return load().scholarships
}

export function getScholarship(id: string): Scholarship | null {
  return load().byId.get(id) ?? null
}

/** Every scholarship as searches see it, in the order of "Best known". */
export function getAwardRows(): readonly ScholarshipRow[] {
  return getIndex().rows
}

/** The compact index as it is sent. */
export function getScholarshipIndex(): string {
  return getIndex().text
}

/** The answer to a search on a day, an ISO date. */
type AnsweredScholarships = ListResult<ScholarshipRow> & {
  meant: Meant<ScholarshipRow, ScholarshipSearch>
  /** The meaning of the text; null where there is none. */
  understood: ShownMeaning | null
}

export function searchScholarships(search: ScholarshipSearch, now: Moment): AnsweredScholarships {
  const { rows } = getIndex()
  const meant = meanScholarships(search, getReader(), rows)
  const result = SCHOLARSHIPS.browse(rows, meant, now)
  return { ...result, meant, understood: worthShowing(meant) }
}

/** Every award that a search finds at an hour, and how many others may match. */
export function listScholarships(search: ScholarshipSearch, now: Moment) {
  const { rows } = getIndex()
  const meant = meanScholarships(search, getReader(), rows)
  const { found, unknown, also } = SCHOLARSHIPS.split(rows, meant, now)
  return { rows: found, notKnown: unknown.length, also, shown: meant.shown }
}

/** The first prestigious awards of the list, in brief. */
export function getFeaturedScholarships(count: number) {
  return getIndex()
    .rows.filter(({ card }) => card.isPrestigious)
    .slice(0, count)
    .map(({ card: { id, name, hosts, moreHosts } }) => ({ id, name, hosts, moreHosts }))
}

/** The first awards that a search finds, how many there are, and how many of them pay for everything. */
export function summariseKind(slug: KindSlug, shown: number) {
  const search = kindSearch(slug)
  const rows = SCHOLARSHIPS.filter(getIndex().rows, { search }, getHour())
  return {
    rows: rows.slice(0, shown),
    total: rows.length,
    full: rows.filter(({ card }) => card.isFull).length,
    hosts: new Set(rows.flatMap((row) => row.hosts).filter((code) => code !== SEVERAL_COUNTRIES.value)).size,
  }
}

/** The awards to name at a university, each group in the order of "Best known"; ended ones are left out. */
export function getScholarshipsFor(university: Parameters<typeof awardsAt>[1]): Scholarship[] {
  return awardsAt(load().current, university)
}

/** The awards that can be held in a country, as the list filtered by it shows them. */
export function getScholarshipsIn(countryCode: string): ScholarshipRow[] {
  return getIndex().rows.filter(({ hosts }) => hosts.includes(countryCode))
}

/** The name of any country, also of one without universities in the catalogue. */
export function getPlaceName(code: string): string {
  return places.countryName(code)
}

/** The notices of the host countries given. */
export function getNotices(countryCodes: readonly string[]): Notice[] {
  return notices.filter(({ hostCountry }) => countryCodes.includes(hostCountry))
}

export function getAllNotices(): readonly Notice[] {
  return notices
}

export function getNationalityGroups(): readonly NationalityGroup[] {
  return groups
}

/** The data of one award's page beyond its record. */
export function getScholarshipDetail(scholarship: Scholarship): ScholarshipDetail {
  return describeScholarship(scholarship, {
    scholarships: load().scholarships,
    groups,
    notices: getNotices(scholarship.hostCountries),
    places,
    today: getToday(),
    isSearchable: (code) => catalogued.has(code),
  })
}
