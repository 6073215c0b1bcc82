'use client'

import { Flag } from '@/components/ui/flag'
import { useEffect, useEffectEvent, useId, useState, type ComponentProps, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { ChoicePopover } from '@/components/ui/choice-popover'
import { CommandItem, CommandList } from '@/components/ui/command'
import { useHighlightedOption } from '@/components/ui/use-highlighted-option'
import { searchByName } from '@/lib/text/search-by-name'
import { cn } from '@/lib/utils'
import { countWords, type CountryOption } from './country-options'

type CountryPickerProps = {
  /** The button that opened the list: the list hangs on it and gives the focus back to it. */
  anchor: RefObject<HTMLButtonElement | null>
  /** The first text of the search box. */
  startText: string
  anyLabel: string
  chosen: readonly string[]
  options: readonly CountryOption[] | null
  anyCount: number
  limit: number
  /** The text of the search; empty where there is none. */
  text: string
  /** `isWithoutText`: the country has no result for the text, so that it is searched without. */
  onChange: (codes: string[], isWithoutText?: boolean) => void
  /** Asks for names in other languages: no option goes by the text. */
  onMiss: () => void
  /** @param left the text where no country goes by it */
  onClose: (left?: string) => void
}

const namesOf = ({ name, aliases }: CountryOption) => [name, ...aliases.split(',')]

/** The list of countries with flags and counts, opened on demand and searched by typing. Several may be chosen. */
export function CountryPicker(props: CountryPickerProps) {
  const { anchor, startText, anyLabel, chosen, options, anyCount, limit, text, onChange, onMiss, onClose } =
    props
  const id = useId()
  const [typed, setTyped] = useState(startText)
  const isSingle = limit === 1
  const isFull = !isSingle && chosen.length >= limit
  const toggle = ({ code, isOnlyBeyond = false }: CountryOption) => {
    if (chosen.includes(code)) onChange(chosen.filter((other) => other !== code))
    else onChange(isSingle ? [code] : [...chosen, code].sort(), isOnlyBeyond && text !== '')
    if (isSingle) onClose()
  }

  const idOf = ({ code }: CountryOption) => `${id}-${code}`
  const isDisabled = ({ code }: CountryOption) => code !== '' && isFull && !chosen.includes(code)
  const any: CountryOption = { code: '', name: anyLabel, aliases: '', count: anyCount }
  const shown = options && searchByName([any, ...options], typed, namesOf)
  const choosable = (shown ?? []).filter((option) => !isDisabled(option))
  const highlighted = useHighlightedOption(choosable.map(idOf))
  const isMissed = shown?.length === 0
  const miss = useEffectEvent(onMiss)
  useEffect(() => {
    if (isMissed) miss()
  }, [isMissed])
  const close = () => onClose(isMissed ? typed.trim() : '')

  return (
    <ChoicePopover
      anchor={anchor}
      label="Countries"
      placeholder="Type a country"
      typed={typed}
      onType={setTyped}
      highlighted={highlighted}
      onClose={close}
      className="w-[min(20rem,calc(100vw-24px))]"
      footer={
        !isSingle && (
          <Button variant="accent" className="mt-2 w-full flex-none" onClick={close}>
            Done
          </Button>
        )
      }
    >
      {isFull && <p className="px-2 pb-2 text-sm text-ink-2">{`At most ${limit} countries at once.`}</p>}
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
            <CountryLine
              key={option.code}
              id={idOf(option)}
              country={option}
              isChosen={option.code === '' ? chosen.length === 0 : chosen.includes(option.code)}
              hasBox={!isSingle && option.code !== ''}
              disabled={isDisabled(option)}
              text={text}
              onSelect={() => (option.code === '' ? onChange([]) : toggle(option))}
            />
          ))}
        </CommandList>
      )}
      {isMissed && (
        <p role="status" className="p-2 text-ink-2">
          No country of that name in the catalogue.
        </p>
      )}
    </ChoicePopover>
  )
}

type CountryLineProps = ComponentProps<typeof CommandItem> & {
  country: CountryOption
  isChosen: boolean
  /** The option has a check box where several may be chosen; otherwise a chosen option has a tick. */
  hasBox: boolean
  text: string
}

/** cmdk says "selected" of the highlighted line, so "checked" marks the chosen countries. */
function CountryLine({ country, isChosen, hasBox, text, ...props }: CountryLineProps) {
  const { code, name } = country
  return (
    <CommandItem aria-checked={isChosen} {...props}>
      <span
        aria-hidden
        className={cn(
          'grid size-4 flex-none place-items-center rounded-sm text-sm leading-none font-semibold',
          hasBox && 'border border-line-strong',
          hasBox && isChosen && 'border-accent bg-accent text-on-accent',
        )}
      >
        {isChosen && '✓'}
      </span>
      {/* A code of two letters is a country. Other codes are for several countries and have no flag. */}
      {code.length === 2 && <Flag code={code} loading="lazy" />}
      <span className="truncate">{name}</span>
      <span className={cn('ml-auto text-right text-sm text-ink-3', country.isOnlyBeyond && 'basis-1/2')}>
        {countWords(country, text)}
      </span>
    </CommandItem>
  )
}
