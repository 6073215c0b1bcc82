import type { Metadata } from 'next'
import type { Destination } from '../../destinations/queries'
import { withArticle } from '../../places/with-article'
import { count, formatList } from '../../text/format'
import { collectionPage } from './collection-page'
import { destinationHref } from './destination-crumbs'
import type { StructuredData } from './json-ld'
import { pageMetadata } from './metadata'

const LISTED = 10

/** Says what the page of the country holds, which differs: few countries have all of it. */
export function destinationMetadata(destination: Destination): Metadata {
  const { country, universities, scholarships, tuition, visa, national } = destination
  const parts = [
    count(universities.length, 'university', 'universities'),
    scholarships.length > 0 && count(scholarships.length, 'scholarship'),
    (tuition || national.laws.length + national.usualFees.length > 0) && 'tuition',
    national.routes.length > 0 && 'ways to apply',
    'languages',
    (visa.rules.length > 0 || national.visa) && 'visa and work rules',
    'places nearby',
  ].filter((part) => typeof part === 'string')
  return pageMetadata({
    title: `Study in ${withArticle(country.name)}`,
    description: `Studying in ${withArticle(country.name)}: ${formatList(parts)}. Every figure with its source and date.`,
    path: destinationHref(country.code),
  })
}

/** The page of a country, with the universities it shows first. */
export function destinationPage(
  { country, universities }: Pick<Destination, 'country' | 'universities'>,
  baseUrl: string,
): StructuredData {
  const listed = universities.slice(0, LISTED).map(({ id, name }) => ({ name, path: `/universities/${id}` }))
  const title = `Study in ${withArticle(country.name)}`
  return collectionPage({ title, path: destinationHref(country.code), about: country.name, listed }, baseUrl)
}
