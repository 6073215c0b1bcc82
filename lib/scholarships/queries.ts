import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import groupsData from '@/data/nationality-groups.json'
import noticesData from '@/data/notices.json'
import { versionOf } from '../text/version'
import { findNationality } from '../eligibility/nationality'
import type { PlaceContext } from '../eligibility/places'
import type { ListResult } from '../list/define-list'
import { getExchangeRates } from '../money/queries'
import { oncePerProcess } from '../once-per-process'
import { getCountries, getCountry, getCountryName } from '../places/queries'
import { awardsAt } from './at-university'
import { toCard } from './card'
import { decodeIndex, encodeIndex } from './compact-index'
import { describeScholarship, type ScholarshipDetail } from './detail'
import { byRenown, deriveScholarship, yearlyUsd } from './record/derive'
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
import { SEVERAL_COUNTRIES, TYPES } from './vocabulary'

const Records = z.array(ScholarshipRecordSchema)

function readScholarships(): readonly Scholarship[] {
  return TYPES.flatMap(({ value }) => {
    const file = join(process.cwd(), 'data', 'scholarships', `${value}.json`)
    return Records.parse(JSON.parse(readFileSync(file, 'utf8')))
  })
    .map(deriveScholarship)
    .sort(byRenown)
}

const scholarships = oncePerProcess('scholarships', readScholarships)

const current = scholarships.filter(({ status }) => status !== 'ended')
const byId = new Map(scholarships.map((scholarship) => [scholarship.id, scholarship]))
const groups = z.array(NationalityGroupSchema).parse(groupsData)
const notices = z.array(NoticeSchema).parse(noticesData)

const catalogued = new Set(getCountries().map(({ code }) => code))

/** What rules about countries are told with. Not every country they name has universities in the catalogue. */
const places: PlaceContext = {
  groups: new Map(groups.map((group) => [group.id, group])),
  countryName: getCountryName,
}

function openTo({ eligibility }: Scholarship): ReadonlySet<string> {
  const codes = getCountries().map(({ code }) => code)
  return new Set(
    codes.filter((code) => findNationality(eligibility.nationalities, [code], places).outcome !== 'unmet'),
  )
}

function makeIndex() {
  const entries = scholarships.map((scholarship) => ({
    scholarship,
    card: toCard(scholarship, (code) => getCountry(code).name),
    openTo: openTo(scholarship),
    yearlyUsd: yearlyUsd(scholarship.awardParts, getExchangeRates()),
  }))
  const text = JSON.stringify(encodeIndex(entries, getCountries()))
  const version = versionOf(text)
  // The server filters the very rows that the browser will decode, so the two can never disagree.
  return { text, version, rows: decodeIndex(JSON.parse(text)) }
}

/** Made when first asked for: pages that only look an award up don't pay for it. */
const getIndex = () => oncePerProcess('scholarship index', makeIndex)

/** The day of this request, `YYYY-MM-DD`, in universal time. */
export function getToday(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Every scholarship, in the order of "Best known". */
export function getScholarships(): readonly Scholarship[] {
  return scholarships
}

export function getScholarship(id: string): Scholarship | null {
  return byId.get(id) ?? null
}

/** The hash that names this state of the list. */
export function getScholarshipVersion(): string {
  return getIndex().version
}

/** Every scholarship as searches see it, in the order of "Best known". */
export function getRows(): readonly ScholarshipRow[] {
  return getIndex().rows
}

/** The compact index as it is sent. */
export function getScholarshipIndex(): string {
  return getIndex().text
}

/** The answer to a search on a day, an ISO date. */
export function searchScholarships(search: ScholarshipSearch, today: string): ListResult<ScholarshipRow> {
  return SCHOLARSHIPS.browse(getIndex().rows, search, today)
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
  const rows = SCHOLARSHIPS.filter(getIndex().rows, search, getToday())
  return {
    rows: rows.slice(0, shown),
    total: rows.length,
    full: rows.filter(({ card }) => card.isFull).length,
    hosts: new Set(rows.flatMap((row) => row.hosts).filter((code) => code !== SEVERAL_COUNTRIES.value)).size,
  }
}

/** The awards to name at a university, each group in the order of "Best known"; ended ones are left out. */
export function getScholarshipsFor(university: Parameters<typeof awardsAt>[1]): Scholarship[] {
  return awardsAt(current, university)
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

/** What the page of one award draws beyond its record. */
export function getScholarshipDetail(scholarship: Scholarship): ScholarshipDetail {
  return describeScholarship(scholarship, {
    scholarships,
    groups,
    notices: getNotices(scholarship.hostCountries),
    places,
    isSearchable: (code) => catalogued.has(code),
  })
}
