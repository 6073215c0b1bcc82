import type { Destination } from '@/lib/destinations/destination'
import type { ExchangeRates } from '@/lib/money/schema'
import { CountryHead } from './country-head'
import { PlacesMap } from './places-map'

type CountryTopProps = { destination: Destination; rates: ExchangeRates }

/** The head of a country's page; on a wide screen its map stands beside it. */
export function CountryTop({ destination, rates }: CountryTopProps) {
  return (
    <div className="gap-x-14 pb-7 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
      <CountryHead destination={destination} rates={rates} />
      <PlacesMap destination={destination} />
    </div>
  )
}
