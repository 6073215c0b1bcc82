import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import { LEAST_REPORTS } from '@/lib/destinations/tuition'
import { formatTuition } from '@/lib/destinations/tuition-label'
import { tuitionLines, type TuitionLine } from '@/lib/destinations/tuition-lines'
import { getFeeLaws, getUsualFees } from '@/lib/facts/queries'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { getExchangeRates } from '@/lib/money/queries'
import { getCountry } from '@/lib/places/queries'
import { formatDate } from '@/lib/text/format'
import { isoDate } from '@/lib/text/iso-date'
import { getCountryFees } from '@/lib/universities/queries'
import { summariseAmounts } from '@/lib/universities/summarise-amounts'
import { destinationHref } from '@/lib/web/seo/destination-crumbs'
import { ScrollTable } from './scroll-table'

type CountryTuitionProps = {
  level: Level
  /** The countries of the text: ISO 3166-1 alpha-2 codes in lower case, with spaces between them. */
  countries: string
}

/**
 * The fees for students from abroad in the countries of a text: by law, usual ones, and the median of the universities'
 * known fees.
 * @throws if a country has neither rules nor enough fees, because its row would be empty
 */
export function CountryTuition({ level, countries }: CountryTuitionProps) {
  const rates = getExchangeRates()
  const today = isoDate(new Date())
  const rows = countries
    .split(' ')
    .map(getCountry)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ code, name }) => {
      const lines = tuitionLines([...getFeeLaws(code), ...getUsualFees(code)], level, rates, today)
      const { of, amounts } = getCountryFees(code)
      const { count, median } = summariseAmounts(amounts[level])
      const isEnough = count >= LEAST_REPORTS
      if (lines.length === 0 && !isEnough) throw new Error(`Nothing is known of tuition in "${code}".`)
      return {
        key: code,
        cells: [
          <Link key={code} href={destinationHref(code)}>
            {name}
          </Link>,
          <Lines key="lines" lines={lines} />,
          isEnough ? `${formatTuition(median)}, from ${count} of ${of}` : 'too few',
        ],
      }
    })
  return (
    <ScrollTable
      label="Tuition by country"
      caption={
        <span>{`Tuition of students from abroad for a ${LEVELS.find(({ value }) => value === level)?.degree ?? ''}, as far as law or custom sets it. A usual range is not one university’s price. The middle is that of the universities whose own fee is known, where at least ${LEAST_REPORTS} are. US dollars at the rates of ${formatDate(rates.date)}.`}</span>
      }
      columns={['Country', 'Law and custom', 'Middle, a year']}
      rows={rows}
    />
  )
}

function Lines({ lines }: { lines: readonly TuitionLine[] }) {
  if (lines.length === 0) return <span>no common rule</span>
  return (
    <ul className="list-none p-0">
      {lines.map(({ id, sum, dollars, appliesTo, basis, source }) => (
        <li key={id}>
          <b>{sum}</b>
          <span>{`${dollars ? `, ${dollars}` : ''}: ${appliesTo} (`}</span>
          {source.url ? <ExternalLink href={source.url}>{basis}</ExternalLink> : <span>{basis}</span>}
          <span>)</span>
        </li>
      ))}
    </ul>
  )
}
