import { serialiseJsonLd, type StructuredData as JsonLdData } from '@/lib/web/seo/json-ld'

/** Structured data for search engines. The browser does not execute it. */
export function JsonLd({ data }: { data: JsonLdData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />
}
