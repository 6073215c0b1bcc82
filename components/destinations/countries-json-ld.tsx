'use client'

import type { DestinationEntry } from '@/lib/destinations/rows'
import { collectionPage, COUNTRIES_PAGE } from '@/lib/web/seo/collection-page'
import { destinationHref } from '@/lib/web/seo/destination-crumbs'
import { serialiseJsonLd } from '@/lib/web/seo/json-ld'

/** The list of all countries as structured data. It is made from the rows of the table, so that none is sent once more. */
export function CountriesJsonLd({
  rows,
  siteUrl,
}: {
  rows: readonly Pick<DestinationEntry, 'code' | 'name'>[]
  siteUrl: string
}) {
  const listed = rows.map(({ code, name }) => ({ name, path: destinationHref(code) }))
  const data = serialiseJsonLd(collectionPage({ ...COUNTRIES_PAGE, listed }, siteUrl))
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
}
