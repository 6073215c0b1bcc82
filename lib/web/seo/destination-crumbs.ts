import type { Route } from 'next'
import type { Crumb } from './json-ld'

const START: readonly Crumb[] = [
  { label: 'Home', href: '/' },
  { label: 'Countries', href: '/resources/countries' },
]

/** The page of a country. */
export function destinationHref(code: string): Route {
  return `/resources/countries/${code}` as Route
}

/** Home, all countries, and the one given. */
export function destinationCrumbs(country?: { code: string; name: string }): Crumb[] {
  return country ? [...START, { label: country.name, href: destinationHref(country.code) }] : [...START]
}
