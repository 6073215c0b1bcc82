import type { NamedCountry } from '../places/schema'
import { normaliseText } from '../text/normalise-text'

/** The code of the country that goes by what was typed, in any case and with or without accents; empty if none does. */
export function findCountry(countries: readonly NamedCountry[], typed: string): string {
  const text = normaliseText(typed)
  if (text === '') return ''
  const found = countries.find(({ name, aliases }) =>
    [name, ...aliases].some((known) => normaliseText(known) === text),
  )
  return found?.code ?? ''
}
