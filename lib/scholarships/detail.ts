import type { Route } from 'next'
import type { Host } from './card'
import type { NationalityGroup, Notice } from './eligibility-schema'
import type { Rule } from './rules'
import type { Similar } from './similar'

/** What the page of one award draws beyond its record. */
export type ScholarshipDetail = {
  hosts: readonly Host[]
  /** Hosts whose universities can all be meant, with the list of them. */
  searchableHosts: readonly (Host & { href: Route })[]
  rules: readonly Rule[]
  /** The groups of nationalities that the rules name. */
  groups: readonly NationalityGroup[]
  notices: readonly Notice[]
  similar: readonly Similar[]
  /** Null where no date is to be expected. */
  calendarHref: string | null
  countryName: (code: string) => string
}
