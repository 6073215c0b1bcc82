import type { ExchangeRates } from '../money/schema'
import { countryFinder } from '../places/find-country'
import type { Country } from '../places/schema'
import { NOTHING_SAID, type AllRows, type CheckContext } from './read-field'

/** The data that rows are checked against, and the successors of ids that the catalogue once had. */
export type Reference = {
  countries: Country[]
  rates: ExchangeRates
  successors: Readonly<Record<string, string>>
}

/** @param all what the visitor said of all rows */
export function checkContext(
  { countries }: Pick<Reference, 'countries'>,
  all: AllRows = NOTHING_SAID,
): CheckContext {
  const currencies = new Map(countries.map(({ code, currency }) => [code, currency]))
  return {
    findCountry: countryFinder(countries),
    currencyOf: (code) => currencies.get(code ?? '') ?? null,
    all,
  }
}
