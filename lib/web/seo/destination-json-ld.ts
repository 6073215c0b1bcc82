import type { JsonLd } from './json-ld'
import { destinationHref } from './destination-crumbs'
import type { Destination } from '../../destinations/destination'
import { withArticle } from '../../destinations/format'

const LISTED = 10

type Listed = { name: string; path: string }
type Page = { title: string; path: string; about?: string; listed: readonly Listed[] }

/** A page that gathers others, in the words of schema.org: what it is about and what it leads to. */
export function collectionPage({ title, path, about, listed }: Page, baseUrl: string): JsonLd {
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

/** The page of a country, with the universities it shows first. */
export function destinationPage(
  { country, universities }: Pick<Destination, 'country' | 'universities'>,
  baseUrl: string,
): JsonLd {
  const listed = universities.slice(0, LISTED).map(({ id, name }) => ({ name, path: `/universities/${id}` }))
  return collectionPage(
    {
      title: `Study in ${withArticle(country.name)}`,
      path: destinationHref(country.code),
      about: country.name,
      listed,
    },
    baseUrl,
  )
}
