import { shorten } from '../text/shorten'
import { SEVERAL_COUNTRIES } from './vocabulary'
import type { Scholarship } from './record/schema'

/** About what two lines of a card hold. */
const VALUE_LENGTH = 80
export const SHOWN_HOSTS = 3

export type Host = { code: string; name: string }

/** Exactly what a card draws, apart from its dates. */
export type ScholarshipCardData = {
  id: string
  name: string
  provider: string
  type: string
  /** The first few host countries. */
  hosts: Host[]
  moreHosts: number
  value: string
  degrees: string
  link: string | null
  isFull: boolean
  isPrestigious: boolean
  /** The facts come from general knowledge or a single old notice. */
  isUnsure: boolean
}

/** Host countries with their names; `multiple` becomes words. */
export function hostsOf(codes: readonly string[], countryName: (code: string) => string): Host[] {
  return codes.map((code) => ({
    code,
    name: code === SEVERAL_COUNTRIES.value ? SEVERAL_COUNTRIES.label : countryName(code),
  }))
}

/** The card of a scholarship. `countryName` gives the name for a country's code. */
export function toAwardCard(
  scholarship: Scholarship,
  countryName: (code: string) => string,
): ScholarshipCardData {
  const hosts = hostsOf(scholarship.hostCountries, countryName)
  return {
    id: scholarship.id,
    name: scholarship.name,
    provider: scholarship.provider,
    type: scholarship.type,
    hosts: hosts.slice(0, SHOWN_HOSTS),
    moreHosts: Math.max(0, hosts.length - SHOWN_HOSTS),
    value: shorten(scholarship.value, VALUE_LENGTH),
    degrees: scholarship.eligibleDegrees.join(', '),
    link: scholarship.link,
    isFull: scholarship.isFullyFunded,
    isPrestigious: scholarship.isPrestigious,
    isUnsure: scholarship.confidence === 'low',
  }
}
