import { Flag } from '@/components/ui/flag'
import type { Route } from 'next'
import { CountryMap } from '@/components/content/maps/country-map'
import { placeTownNames, TOWN_NAME } from '@/lib/places/maps/town-names'
import { Link } from '@/components/ui/link'
import type { Destination } from '@/lib/destinations/queries'
import { formatCurrency } from '@/lib/destinations/format'
import { withArticle } from '@/lib/places/with-article'
import type { ExchangeRates } from '@/lib/money/schema'
import { regionLabel } from '@/lib/places/regions'
import {
  count,
  formatCount,
  formatDate,
  formatList,
  formatMonth,
  formatSignificant,
  plural,
} from '@/lib/text/format'
import { WORLD } from '@/lib/universities/list'

type CountryTopProps = { destination: Destination; rates: ExchangeRates }

/** The head of a country's page; on a wide screen its map is beside it. */
export function CountryTop({ destination, rates }: CountryTopProps) {
  return (
    <div className="gap-x-14 pb-1 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <CountryHead destination={destination} rates={rates} />
      <PlacesMap {...destination} />
    </div>
  )
}

/** The name of the country, what the catalogue has of it, and its main facts. */
function CountryHead({ destination, rates }: CountryTopProps) {
  const { country, universities, full, scholarships, editorialMonth } = destination
  const { name, code } = country
  return (
    <header className="py-3">
      <h1 className="text-2xl wrap-anywhere">{`Study in ${withArticle(name)}`}</h1>
      <p className="mt-3 text-md text-ink-2">
        <Flag code={code} />
        <span>{`The catalogue holds ${count(universities.length, 'university', 'universities')} in ${withArticle(name)}${full > 0 ? `, ${full} of them researched field by field,` : ''} and ${scholarships.length > 0 ? count(scholarships.length, 'scholarship that can be held there', 'scholarships that can be held there') : 'no scholarship that names it as a place of study'}.`}</span>
      </p>
      <dl className="mt-4 grid gap-x-8 sm:grid-cols-3">
        {listFacts(destination, rates).map(({ label, value, note, href }) => (
          <div key={label} className="border-t border-line py-2">
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="font-semibold">
              {href ? <Link href={href}>{value}</Link> : <span>{value}</span>}
              {note && <span className="block text-sm font-normal text-ink-3">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-3">{`The main languages the state works in: written from general knowledge in ${formatMonth(editorialMonth)}. A programme may be taught in another language: check with the university.`}</p>
    </header>
  )
}

type Fact = { label: string; value: string; note?: string | null; href?: Route }

function listFacts({ country, facts }: Destination, { date, rates }: ExchangeRates): Fact[] {
  const { languages, languageNote } = facts
  const rate = rates[country.currency]
  return [
    {
      label: plural(languages.length, 'Language'),
      value: formatList(languages),
      note: languageNote,
    },
    {
      label: 'Currency',
      value: formatCurrency(country.currency),
      note:
        rate === undefined || country.currency === 'USD'
          ? null
          : `US$ 1 was ${formatSignificant(rate)} ${country.currency} on ${formatDate(date)}.`,
    },
    {
      label: 'Region',
      value: regionLabel(country.region),
      href: WORLD.href({ ...WORLD.untouched, region: country.region }),
    },
  ]
}

/** The places of the universities. Several in one town share a dot. */
function PlacesMap({ map, country, universities }: Destination) {
  if (!map) return null
  const unit = map.width / 320
  const names = placeTownNames(map)
  const located = universities.filter(({ coordinates }) => coordinates).length
  return (
    <figure className="max-w-[26rem] lg:pt-3">
      <CountryMap
        map={map}
        label={`Map of ${withArticle(country.name)} with a dot for each town that has a university`}
      >
        {/* One path with a dot at each of its points: an element a dot is five times the bytes. */}
        <marker id="town" markerUnits="userSpaceOnUse" overflow="visible">
          <circle
            r={unit * 3}
            className="fill-accent stroke-surface"
            fillOpacity={0.8}
            strokeWidth={unit * 0.6}
          />
        </marker>
        <path
          d={`M${map.others.map(({ x, y }) => `${x} ${y}`).join(' ')}`}
          fill="none"
          markerStart="url(#town)"
          markerMid="url(#town)"
          markerEnd={map.others.length > 1 ? 'url(#town)' : undefined}
        />
        <g
          fontSize={unit * TOWN_NAME.size}
          strokeWidth={unit * 3}
          paintOrder="stroke"
          className="fill-ink stroke-surface"
        >
          {names.map(({ name, x, y, isBefore }) => (
            <text
              key={name}
              x={x + unit * TOWN_NAME.away * (isBefore ? -1 : 1)}
              y={y + unit * TOWN_NAME.size * 0.35}
              textAnchor={isBefore ? 'end' : undefined}
            >
              {name}
            </text>
          ))}
        </g>
      </CountryMap>
      <figcaption className="mt-2 text-sm text-ink-3">
        {`${located === 1 ? 'The dot marks the town of the university.' : `${count(map.others.length, 'dot')} for ${formatCount(located)} universities whose place is known. Near ones share a dot; far islands may lie outside.${names.length > 1 ? ` Named on it: ${formatList(names.map(({ name }) => name))}.` : ''}`} Outlines: Natural Earth.`}
      </figcaption>
    </figure>
  )
}
