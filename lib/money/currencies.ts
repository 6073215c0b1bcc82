import table from './currencies.json'

/** A currency that the site knows a rate for. */
type Currency = {
  /** ISO 4217 */
  code: string
  /** In English, in the singular: "Swiss franc". */
  name: string
  /** Signs and words that mean this currency alone, in small letters: "hk$", "złotych". */
  names: readonly string[]
  /** Signs and words that other currencies, or ordinary words, share: "$", "kr". */
  sharedNames: readonly string[]
}

/** A name of several words is joined by "_". The full name, and its last word, need no entry. */
const namesOf = (cell = '') =>
  cell
    .split(' ')
    .filter(Boolean)
    .map((name) => name.replaceAll('_', ' '))

/** Every currency that can be chosen, typed, read and imported, by code. A test holds it to the table of rates. */
export const CURRENCIES: readonly Currency[] = Object.entries(table).map(
  ([code, [name = '', names, sharedNames]]) => ({
    code,
    name,
    names: namesOf(names),
    sharedNames: namesOf(sharedNames),
  }),
)
