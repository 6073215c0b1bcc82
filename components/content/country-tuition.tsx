import { Link } from '@/components/ui/link'
import { formatDate } from '@/lib/text/format'
import { formatTuition } from '@/lib/destinations/tuition-label'
import { getExchangeRates } from '@/lib/money/queries'
import { getUniversities } from '@/lib/universities/queries'
import { WORLD } from '@/lib/universities/list'
import { tuitionByCountry } from '@/lib/universities/tuition-by-country'

/** A range from fewer universities than this would say little about the country. */
const LEAST_REPORTING = 3

/** The tuition of each country for international students, from the catalogue's full records. */
export function CountryTuition() {
  const rows = tuitionByCountry(getUniversities(), LEAST_REPORTING)
  return (
    <div role="group" aria-label="Tuition by country" tabIndex={0} className="table-scroll">
      <table>
        <caption>
          International tuition a year in the catalogue’s full records, in US dollars at the rates of{' '}
          {formatDate(getExchangeRates().date)}. Countries with at least {LEAST_REPORTING} universities that
          report it.
        </caption>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col">Lowest</th>
            <th scope="col">Middle (median)</th>
            <th scope="col">Highest</th>
            <th scope="col">Universities</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, country, count, min, median, max }) => (
            <tr key={code}>
              <th scope="row">
                <Link href={WORLD.href({ ...WORLD.untouched, country: [code] })}>{country}</Link>
              </th>
              <td>{formatTuition(min)}</td>
              <td>{formatTuition(median)}</td>
              <td>{formatTuition(max)}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
