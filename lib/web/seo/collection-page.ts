import type { StructuredData } from './json-ld'

export const COUNTRIES_PAGE = {
  title: 'Countries to study in',
  description:
    'Every destination of the catalogue in a table: what a year costs, universities, scholarships, tuition and languages, with a page for each country.',
  path: '/resources/countries',
} as const

type Page = {
  title: string
  path: string
  about?: string
  listed: readonly { name: string; path: string }[]
}

/** A page that gathers others, in the words of schema.org: what it is about and what it leads to. */
export function collectionPage({ title, path, about, listed }: Page, baseUrl: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    url: new URL(path, baseUrl).href,
    inLanguage: 'en',
    about: about === undefined ? undefined : { '@type': 'Country', name: about },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: listed.length,
      itemListElement: listed.map((item, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: item.name,
        url: new URL(item.path, baseUrl).href,
      })),
    },
  }
}
