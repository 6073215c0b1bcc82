import type { JsonLd } from './json-ld'
import type { Scholarship } from '../../scholarships/record/schema'

/** A scholarship in the words of schema.org, which has none for eligibility; what is unknown is left out. */
export function monetaryGrant(scholarship: Scholarship, baseUrl: string): JsonLd {
  const { id, name, description, provider, link } = scholarship
  return {
    '@context': 'https://schema.org',
    '@type': 'MonetaryGrant',
    name,
    description,
    url: new URL(`/scholarships/${id}`, baseUrl).href,
    sameAs: link ?? undefined,
    funder: { '@type': 'Organization', name: provider },
  }
}
