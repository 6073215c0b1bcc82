import { serialiseJsonLd, type JsonLd as JsonLdData } from '@/lib/web/seo/json-ld'

/** Structured data for search engines; not a script that runs. */
export function JsonLd({ data }: { data: JsonLdData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />
}
