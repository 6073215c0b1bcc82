import type { Metadata } from 'next'
import { formatList } from '../../text/format'
import { WORLD, type UniversitySearch } from '../../universities/list'
import type { University } from '../../universities/record/schema'
import { summariseUniversity } from '../../universities/summary'
import { UK, type UkSearch } from '../../universities/uk/list'
import { NATIONS } from '../../universities/vocabulary'
import type { Crumb, StructuredData } from './json-ld'
import { pageMetadata, withSearch } from './metadata'

/** Home, all universities, those of the country, this one. */
export function universityCrumbs({ id, name, country, countryCode }: University): Crumb[] {
  return [
    { label: 'Home', href: '/' },
    { label: 'Universities', href: '/universities' },
    { label: country, href: WORLD.href({ country: [countryCode] }) },
    { label: name, href: `/universities/${id}`, isName: true },
  ]
}

/**
 * The list's metadata. Its canonical address keeps what changes the results and leaves out sort, view, comparison and what is not known.
 * @param countries how many the catalogue covers
 */
export function listMetadata(search: UniversitySearch, countries: number): Metadata {
  return pageMetadata({
    title: withSearch('Universities of the world', search),
    description: `Search, filter and compare universities in ${countries} countries. Each profile says what its figures rest on.`,
    path: WORLD.href({ ...WORLD.plain(search), sort: 'ranking', tab: 'browse', compare: [], unreported: 0 }),
  })
}

/**
 * The UK portal's metadata. Its canonical address keeps what changes the results and leaves out sort, tab and what is not known.
 * @param city the chosen city's name
 * @param universities how many the portal holds
 */
export function ukMetadata(search: UkSearch, city: string | null, universities: number): Metadata {
  const nations = NATIONS.filter(({ value }) => search.nation.includes(value)).map(({ label }) => label)
  const place = city ?? (nations.length > 0 ? formatList(nations) : 'the United Kingdom')
  return pageMetadata({
    title: withSearch(`Universities ${city ? 'in' : 'of'} ${place}`, search),
    description: `Search ${universities} UK universities by city, nation, program and ranking, with fees, entry and student numbers. Each profile says what its figures rest on.`,
    path: UK.href({ ...UK.plain(search), sort: 'best', tab: 'browse', unreported: 0 }),
  })
}

/** A comparison's metadata. There is one for every choice of four, so search engines are sent to the empty one. */
export function comparisonMetadata(compared: readonly string[]): Metadata {
  const title = compared.length > 0 ? `${formatList(compared)} compared` : 'Compare universities'
  return pageMetadata({
    title,
    description: 'Up to four universities side by side: standing, entry, tuition, size, outcomes and campus.',
    path: WORLD.href({ tab: 'compare' }),
    isIndexed: false,
  })
}

export function universityMetadata(university: University): Metadata {
  return pageMetadata({
    title: `${university.name}, ${university.country}`,
    description: summariseUniversity(university),
    path: `/universities/${university.id}`,
  })
}

/** A university in the words of schema.org, which has none for fees, ranks or entry; what is unknown is left out. */
export function collegeOrUniversity(university: University, baseUrl: string): StructuredData {
  const { coordinates, establishedYear, localName, studentPopulation, studentDefinition } = university
  const register = university.sources.find(({ source }) => source === 'ror')?.url
  const names = [...new Set([localName, ...university.aliases].filter((name) => name !== null))]
  const links = [university.website, register].filter((link) => typeof link === 'string')
  return {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name: university.name,
    alternateName: names.length > 0 ? names : undefined,
    url: new URL(`/universities/${university.id}`, baseUrl).href,
    sameAs: links.length > 0 ? links : undefined,
    description: university.description ?? undefined,
    foundingDate: establishedYear === null ? undefined : String(establishedYear).padStart(4, '0'),
    address: {
      '@type': 'PostalAddress',
      addressLocality: university.campusLife.location ?? undefined,
      addressCountry:
        university.countryCode === 'xk' ? university.country : university.countryCode.toUpperCase(),
    },
    geo: coordinates
      ? { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng }
      : undefined,
    additionalProperty:
      studentPopulation === null
        ? undefined
        : {
            '@type': 'PropertyValue',
            name: 'Number of students',
            value: studentPopulation,
            unitText: studentDefinition ?? undefined,
          },
  }
}
