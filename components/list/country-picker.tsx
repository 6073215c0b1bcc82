'use client'

import { Command } from 'cmdk'
import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { formatCount } from '@/lib/text/format'
import { normaliseText } from '@/lib/text/normalise-text'
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

const ITEM =
  'flex min-h-11 items-center gap-2 rounded-sm px-2 text-base data-[selected=true]:bg-accent-soft data-[selected=true]:text-accent-strong aria-disabled:text-ink-3 md:min-h-9'

/** How well a country answers what was typed: "UK" is first the United Kingdom, then Ukraine. */
function matchCountry(name: string, typed: string, aliases: string[] = []): number {
  const wanted = normaliseText(typed)
  const names = [name, ...aliases].map(normaliseText)
  if (names.includes(wanted)) return 1
  if (names.some((known) => known.startsWith(wanted))) return 0.8
  return names.some((known) => known.includes(wanted)) ? 0.5 : 0
}

/** Opened on demand: the list of countries with flags and counts, filtered as one types. Several may be chosen. */
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
  const isSingle = limit === 1
  const isFull = !isSingle && chosen.length >= limit
  const toggle = (code: string) => {
    if (chosen.includes(code)) onChange(chosen.filter((other) => other !== code))
    else onChange(isSingle ? [code] : [...chosen, code].sort())
    if (isSingle) onClose()
  }

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
        className="z-50 w-[min(20rem,calc(100vw-24px))] rounded-md border border-line-strong bg-surface p-2 shadow-xl"
      >
        <Command label="Countries" filter={matchCountry}>
          <Command.Input
            autoFocus
            placeholder="Type a country"
            className="mb-2 h-11 w-full rounded-sm border border-line-strong bg-surface px-3 text-base placeholder:text-ink-3"
          />
          {isFull && <p className="px-2 pb-2 text-sm text-ink-2">At most {limit} countries at once.</p>}
          <Command.List className="max-h-[min(20rem,50vh)] overflow-y-auto" aria-multiselectable={!isSingle}>
            {options === null ? (
              <Command.Loading className="p-2 text-ink-2">Loading the countries…</Command.Loading>
            ) : (
              <>
                <Command.Empty className="p-2 text-ink-2">
                  No country of that name in the catalogue.
                </Command.Empty>
                <Command.Item className={ITEM} value={anyLabel} onSelect={() => onChange([])}>
                  <span className="w-4" aria-hidden>
                    {chosen.length === 0 && '✓'}
                  </span>
                  {anyLabel}
                  <span className="ml-auto text-sm text-ink-3">{formatCount(anyCount)}</span>
                </Command.Item>
                {options.map(({ code, name, aliases, count }) => (
                  <Command.Item
                    key={code}
                    className={ITEM}
                    value={name}
                    keywords={aliases?.split(',')}
                    disabled={isFull && !chosen.includes(code)}
                    onSelect={() => toggle(code)}
                  >
                    <span className="w-4" aria-hidden>
                      {chosen.includes(code) && '✓'}
                    </span>
                    {/* A code of two letters is a country; others stand for several and have no flag. */}
                    {code.length === 2 && (
                      <img
                        className="flag"
                        src={`/flags/${code}.svg`}
                        alt=""
                        width={18}
                        height={13}
                        loading="lazy"
                      />
                    )}
                    <span className="truncate">{name}</span>
                    {chosen.includes(code) && <span className="sr-only">chosen</span>}
                    <span className="ml-auto text-sm text-ink-3">{formatCount(count)}</span>
                  </Command.Item>
                ))}
              </>
            )}
          </Command.List>
        </Command>
      </Popover.Content>
    </Popover.Root>
  )
}
