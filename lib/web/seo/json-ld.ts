import type { University } from '../../universities/record/schema'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }
export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [key: string]: Json | undefined }

export type Crumb = { label: string; href: string }

/** JSON that can stand in a script element: no text in it can end the element. */
export function serialiseJsonLd(data: JsonLd): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** @param baseUrl the site's own address; the crumbs' addresses are relative to it. */
export function breadcrumbList(crumbs: readonly Crumb[], baseUrl: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: new URL(href, baseUrl).href,
    })),
  }
}

/** A university in the words of schema.org, which has none for fees, ranks or entry; what is unknown is left out. */
export function collegeOrUniversity(university: University, baseUrl: string): JsonLd {
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
