import type { Metadata } from 'next'
import { count, formatList } from '../../text/format'
import { pageMetadata } from './metadata'
import { destinationHref } from './destination-crumbs'
import type { Destination } from '../../destinations/destination'
import { withArticle } from '../../destinations/format'

export const COUNTRIES_PAGE = {
  title: 'Countries to study in',
  description:
    'Every destination of the catalogue on a map and in a table: universities, scholarships, tuition and languages, with a page for each country.',
  path: '/resources/countries',
} as const

/** Says what the page of the country holds, which differs: few countries have all of it. */
export function destinationMetadata(destination: Destination): Metadata {
  const { country, universities, scholarships, tuition, visa } = destination
  const parts = [
    count(universities.length, 'university', 'universities'),
    scholarships.length > 0 && count(scholarships.length, 'scholarship'),
    tuition && 'tuition',
    'languages',
    visa.rules.length > 0 && 'visa and work rules',
    'places nearby',
  ].filter((part) => typeof part === 'string')
  return pageMetadata({
    title: `Study in ${withArticle(country.name)}`,
    description: `Studying in ${withArticle(country.name)}: ${formatList(parts)}. Every figure with its source and date.`,
    path: destinationHref(country.code),
  })
}
