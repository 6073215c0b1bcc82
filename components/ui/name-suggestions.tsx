'use client'

import { Command, CommandItem, CommandList } from './command'
import type { NamedOption } from './name-input'

type NameSuggestionsProps = {
  options: readonly NamedOption[]
  /** The name of the options: "Countries". */
  label: string
  idOf: (option: NamedOption) => string
  /** The id of the highlighted option. */
  value: string
  onValueChange: (id: string) => void
  onChoose: (name: string) => void
}

/** The list below a `NameInput`. */
export function NameSuggestions({ options, label, idOf, onChoose, ...highlighted }: NameSuggestionsProps) {
  return (
    <Command
      {...highlighted}
      className="rounded-md border border-line-strong bg-surface p-2 text-left text-ink [box-shadow:var(--shadow)]"
    >
      <CommandList label={label} className="max-h-[min(20rem,50vh)] scroll-mb-6">
        {options.map((option) => (
          <CommandItem key={option.code} id={idOf(option)} onSelect={() => onChoose(option.name)}>
            {option.name}
          </CommandItem>
        ))}
      </CommandList>
    </Command>
  )
}
