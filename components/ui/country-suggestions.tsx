'use client'

import type { NamedCountry } from '@/lib/places/schema'
import { Command, CommandItem, CommandList } from './combobox'

type CountrySuggestionsProps = {
  countries: readonly NamedCountry[]
  idOf: (country: NamedCountry) => string
  /** The id of the highlighted option. */
  value: string
  onValueChange: (id: string) => void
  onChoose: (name: string) => void
}

/** The list below a `CountryInput`. */
export function CountrySuggestions({ countries, idOf, onChoose, ...highlighted }: CountrySuggestionsProps) {
  return (
    <Command
      {...highlighted}
      className="rounded-md border border-line-strong bg-surface p-2 text-left text-ink shadow-xl"
    >
      <CommandList label="Countries" className="max-h-[min(18rem,40dvh)] scroll-mb-6">
        {countries.map((country) => (
          <CommandItem key={country.code} id={idOf(country)} onSelect={() => onChoose(country.name)}>
            {country.name}
          </CommandItem>
        ))}
      </CommandList>
    </Command>
  )
}
