'use client'

import { Popover } from 'radix-ui'
import { useId, useState, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Command, CommandInput, CommandList } from '@/components/ui/combobox'
import { useHighlightedOption } from '@/components/ui/use-highlighted-option'
import { searchByName } from '@/lib/text/search-by-name'
import { CountryChoice } from './country-choice'
import type { CountryOption } from './country-filter'

type CountryPickerProps = {
  /** The button that opened the list: the list hangs on it and gives the focus back to it. */
  anchor: RefObject<HTMLButtonElement | null>
  anyLabel: string
  chosen: readonly string[]
  options: readonly CountryOption[] | null
  anyCount: number
  limit: number
  onChange: (codes: string[]) => void
  onClose: () => void
}

const namesOf = ({ name, aliases = '' }: CountryOption) => [name, ...aliases.split(',')]

/** The list of countries with flags and counts, opened on demand and searched by typing. Several may be chosen. */
export function CountryPicker({
  anchor,
  anyLabel,
  chosen,
  options,
  anyCount,
  limit,
  onChange,
  onClose,
}: CountryPickerProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const isSingle = limit === 1
  const isFull = !isSingle && chosen.length >= limit
  const toggle = (code: string) => {
    if (chosen.includes(code)) onChange(chosen.filter((other) => other !== code))
    else onChange(isSingle ? [code] : [...chosen, code].sort())
    if (isSingle) onClose()
  }

  const idOf = ({ code }: CountryOption) => `${id}-${code}`
  const isDisabled = ({ code }: CountryOption) => code !== '' && isFull && !chosen.includes(code)
  const any: CountryOption = { code: '', name: anyLabel, count: anyCount }
  const shown = options && searchByName([any, ...options], typed, namesOf)
  const choosable = (shown ?? []).filter((option) => !isDisabled(option))
  const highlighted = useHighlightedOption(choosable.map(idOf))

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Content
        align="start"
        sideOffset={4}
        collisionPadding={12}
        aria-label="Countries"
        onInteractOutside={(event) => {
          // A click on the button closes the list by itself.
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (document.activeElement === document.body) anchor.current?.focus()
        }}
        className="z-50 flex max-h-(--radix-popover-content-available-height) w-[min(20rem,calc(100vw-24px))] flex-col rounded-md border border-line-strong bg-surface p-2 shadow-xl"
      >
        <Command label="Countries" className="flex min-h-0 flex-col" {...highlighted}>
          <CommandInput
            autoFocus
            placeholder="Type a country"
            className="mb-2 h-11 w-full flex-none rounded-sm border border-line-strong bg-surface px-3 text-base placeholder:text-ink-3"
            value={typed}
            onValueChange={setTyped}
          />
          {isFull && <p className="px-2 pb-2 text-sm text-ink-2">At most {limit} countries at once.</p>}
          {shown === null ? (
            <p role="status" className="p-2 text-ink-2">
              Loading the countries…
            </p>
          ) : (
            <CommandList
              label="Countries"
              className="max-h-[min(20rem,50vh)] min-h-0"
              aria-multiselectable={!isSingle}
            >
              {shown.map((option) => (
                <CountryChoice
                  key={option.code}
                  id={idOf(option)}
                  country={option}
                  isChosen={option.code === '' ? chosen.length === 0 : chosen.includes(option.code)}
                  hasBox={!isSingle && option.code !== ''}
                  disabled={isDisabled(option)}
                  onSelect={() => (option.code === '' ? onChange([]) : toggle(option.code))}
                />
              ))}
            </CommandList>
          )}
          {shown?.length === 0 && (
            <p role="status" className="p-2 text-ink-2">
              No country of that name in the catalogue.
            </p>
          )}
        </Command>
        {!isSingle && (
          <Button type="button" variant="accent" className="mt-2 w-full flex-none" onClick={onClose}>
            Done
          </Button>
        )}
      </Popover.Content>
    </Popover.Root>
  )
}
