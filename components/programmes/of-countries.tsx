import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { withArticle } from '@/lib/places/with-article'

/** A region has more countries than anybody reads on about. */
const SHOWN = 3

type OfCountriesProps = { codes: readonly string[]; nameOf: (code: string) => string }

/** The ways on where no source names a programme: the pages of the countries that were asked for. */
export function OfCountries({ codes, nameOf }: OfCountriesProps) {
  if (codes.length === 0) return null
  return (
    <ul className="mt-5 flex flex-col gap-2">
      {codes.slice(0, SHOWN).map((code) => (
        <li key={code}>
          <Link
            href={`/resources/countries/${code}` as Route}
          >{`Study in ${withArticle(nameOf(code))}`}</Link>
          {': universities, fees, how to apply, scholarships'}
        </li>
      ))}
    </ul>
  )
}
