'use client'

import { Input } from './input'
import { useEffect, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { namesOfCountry, type Names } from '@/lib/places/find-country'
import { searchByName } from '@/lib/text/search-by-name'
import type { NameSuggestions } from './name-suggestions'
import { useHighlightedOption } from './use-highlighted-option'

/** The options to suggest, each with a code. */
export type NamedOption = Names & { code: string }

type NameInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  id: string
  value: string
  options: readonly NamedOption[]
  /** The name of the options for screen readers: "Countries". */
  optionsLabel: string
  onValueChange: (value: string) => void
}

/** The options that match the text. There are none once the text is the name of the only match. */
function findOptions(options: readonly NamedOption[], text: string): readonly NamedOption[] {
  const found = searchByName(options, text, namesOfCountry)
  return found.length === 1 && found[0]?.name === text ? [] : found
}

/**
 * A text field that suggests names below itself. Its parent must be positioned. Without script it is a plain text
 * field. The script of the list is loaded when the field is first focused. The field stays the same element, so it keeps
 * its text, its focus and the keyboard of a phone.
 */
export function NameInput({
  options,
  optionsLabel,
  onValueChange,
  onFocus,
  onBlur,
  ...props
}: NameInputProps) {
  const { id, value } = props
  const isHydrated = useHydrated()
  const [List, setList] = useState<typeof NameSuggestions | null>(null)
  const [listbox, setListbox] = useState<Element | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  /** Whether an arrow key was pressed since the text last changed. */
  const [hasMoved, setHasMoved] = useState(false)

  const shown = isOpen && List ? findOptions(options, value) : []
  const idOf = ({ code }: NamedOption) => `${id}-${code}`
  const highlighted = useHighlightedOption(shown.map(idOf))
  const isExpanded = shown.length > 0
  // In an empty field the first option is no answer to the text, so it counts only after an arrow key.
  const hasChoice = value !== '' || hasMoved

  useEffect(() => {
    // The list may begin below the edge of a small screen.
    listbox?.scrollIntoView({ block: 'nearest' })
  }, [listbox])

  const load = () => {
    import('./name-suggestions').then(
      (module) => setList(() => module.NameSuggestions),
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
    if (key !== 'Enter') setHasMoved(true)
    if (key === 'Enter' && !hasChoice) setIsOpen(false)
    else if (isExpanded) {
      // cmdk 1.1 listens for keys on its own element only, and the field is outside of it: cmdk's own field would not be
      // there before its script is. This can go when cmdk takes a field that stands elsewhere.
      event.preventDefault()
      listbox?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }))
    } else if (key !== 'Enter') open()
  }

  return (
    <>
      <Input
        {...props}
        autoComplete="off"
        {...(isHydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isExpanded,
          'aria-controls': listbox?.id,
          'aria-activedescendant': (hasChoice && highlighted.value) || undefined,
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
          setHasMoved(false)
        }}
        onChange={({ currentTarget }) => {
          open()
          // A new text begins again at the first option.
          highlighted.onValueChange('')
          setHasMoved(false)
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
            options={shown}
            label={optionsLabel}
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
