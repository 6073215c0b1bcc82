import { formatCount } from '../../text/format'
import { KINDS } from '../../scholarships/kinds'
import { SITE } from '../../site'
import type { Figure, Picture } from './picture'

type Totals = { universities: number; countries: number; unitedKingdom: number; scholarships: number }

/** The pages that are neither a record nor a text: home, the lists and the tools. By address. */
export function describeLists(totals: Totals): Map<string, Picture> {
  const universities = { value: formatCount(totals.universities), label: 'universities' }
  const countries = { value: formatCount(totals.countries), label: 'countries' }
  const scholarships = { value: formatCount(totals.scholarships), label: 'scholarships' }
  const list = (path: string, kind: string, title: string, figures: Figure[]) =>
    [path, { kind, title, subtitle: null, figures, map: null }] as const

  return new Map<string, Picture>([
    list('/', 'Universities and scholarships', SITE.tagline, [universities, scholarships, countries]),
    list('/universities', 'Catalogue', 'Universities of the world', [universities, countries]),
    list('/universities/filters', 'Catalogue', 'All filters', [universities, countries]),
    list('/uk-universities', 'Catalogue', 'Universities of the United Kingdom', [
      { value: formatCount(totals.unitedKingdom), label: 'universities' },
    ]),
    list('/scholarships', 'Catalogue', 'Scholarships you can really get', [scholarships]),
    ...Object.values(KINDS).map(({ slug, label }) =>
      list(`/scholarships/${slug}`, 'Scholarships', label, [scholarships]),
    ),
    list('/resources/countries', 'Resources', 'Countries to study in', [countries, universities]),
    list('/blog', SITE.name, 'Blog', []),
    list('/scraper', 'Tool', 'University Data Scraper', []),
  ])
}
