'use client'

import { useEffect, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useHydrated } from '@/components/list/use-hydrated'
import type { NamedCountry } from '@/lib/places/schema'
import { searchByName } from '@/lib/text/search-by-name'
import type { CountrySuggestions } from './country-suggestions'
import { useHighlightedOption } from './use-highlighted-option'

type CountryInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  id: string
  value: string
  countries: readonly NamedCountry[]
  onValueChange: (value: string) => void
}

const namesOf = ({ name, aliases }: NamedCountry) => [name, ...aliases]

/** The countries that match the text. There are none once the text is the name of the only match. */
function findCountries(countries: readonly NamedCountry[], text: string): readonly NamedCountry[] {
  const found = searchByName(countries, text, namesOf)
  return found.length === 1 && found[0]?.name === text ? [] : found
}

/**
 * A text field that suggests countries below itself. Its parent must be positioned. Without script it is a plain text
 * field. The script of the list is loaded when the field is first focused. The field stays the same element, so it keeps
 * its text, its focus and the keyboard of a phone.
 */
export function CountryInput({ countries, onValueChange, onFocus, onBlur, ...props }: CountryInputProps) {
  const { id, value } = props
  const isHydrated = useHydrated()
  const [List, setList] = useState<typeof CountrySuggestions | null>(null)
  const [listbox, setListbox] = useState<Element | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  const shown = isOpen && List ? findCountries(countries, value) : []
  const idOf = ({ code }: NamedCountry) => `${id}-${code}`
  const highlighted = useHighlightedOption(shown.map(idOf))
  const isExpanded = shown.length > 0

  useEffect(() => {
    // The list may begin below the edge of a small screen.
    listbox?.scrollIntoView({ block: 'nearest' })
  }, [listbox])

  const load = () => {
    import('./country-suggestions').then(
      (module) => setList(() => module.CountrySuggestions),
      // Without the list the field still takes a name.
      () => {},
    )
  }
  const open = () => {
    load()
    setIsOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    // While an input method composes a word, its keys are not for the list.
    if (event.nativeEvent.isComposing) return
    if (key === 'Escape' && isExpanded) setIsOpen(false)
    if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) return
    if (isExpanded) {
      // cmdk listens for keys on its own element only, and the field is outside of it.
      event.preventDefault()
      listbox?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }))
    } else if (key !== 'Enter') open()
  }

  return (
    <>
      <input
        {...props}
        autoComplete="off"
        {...(isHydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isExpanded,
          'aria-controls': listbox?.id,
          'aria-activedescendant': highlighted.value || undefined,
        })}
        onKeyDown={onKeyDown}
        onClick={open}
        onFocus={(event) => {
          onFocus?.(event)
          load()
        }}
        onBlur={(event) => {
          onBlur?.(event)
          setIsOpen(false)
        }}
        onChange={({ currentTarget }) => {
          open()
          // A new text begins again at the first option.
          highlighted.onValueChange('')
          listbox?.scrollTo({ top: 0 })
          onValueChange(currentTarget.value)
        }}
      />
      {List && isExpanded && (
        <div
          ref={(popup) => setListbox(popup?.querySelector('[role=listbox]') ?? null)}
          className="absolute -inset-x-px top-full z-20 mt-1.5"
        >
          <List
            countries={shown}
            idOf={idOf}
            {...highlighted}
            onChoose={(name) => {
              onValueChange(name)
              setIsOpen(false)
            }}
          />
        </div>
      )}
    </>
  )
}
