'use client'

import { ComboboxTrigger, Input, InputGroup } from '@/components/ui/input'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { earlyText } from '@/components/ui/early-input'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Control } from '@/lib/list/filter'
import { unreadOf } from '@/lib/list/unread-words'
import { countryFinder } from '@/lib/places/find-country'
import { countryOptions } from './country-options'
import type { CountryPicker } from './country-picker'
import type { FilterControlProps } from './filter-control'
import { UnknownCountry } from './unknown-country'
import { splitNames, useCountryNames } from './use-country-names'

type CountryFilterProps<Row> = FilterControlProps<Row> & {
  control: Extract<Control, { kind: 'countries' }>
}

/**
 * A searchable list of countries, counted once it is opened. Without script it is a text field that takes names, as the
 * server understands them.
 */
export function CountryFilter<Row>(props: CountryFilterProps<Row>) {
  const { filter, control, search, count, countBeyond, countries, nameOf, change } = props
  const { key, label } = filter
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const [Picker, setPicker] = useState<typeof CountryPicker | null>(null)
  /** The text that the list opens with; null while it is shut. */
  const [openWith, setOpenWith] = useState<string | null>(null)
  const [isTouched, setIsTouched] = useState(false)
  /** Names that were typed before hydration and are not chosen yet. */
  const early = useRef<string | null>(null)
  const isOpen = openWith !== null
  /** Whether a name was typed that no country's name or alias explains. */
  const [isPuzzled, setIsPuzzled] = useState(false)
  /** What was typed and is no country. It stays in the field. */
  const [unread, setUnread] = useState(() => unreadOf(search, key))
  const unreadId = useId()

  const chosen = search[key] as readonly string[]
  const several = control.extra.map(({ value, label: name }) => ({ code: value, name, aliases: '' }))
  const { known, options, isAnswered } = useCountryNames([...(countries ?? []), ...several], {
    isOpen,
    isPuzzled,
  })
  const names = chosen.map((code) => several.find((entry) => entry.code === code)?.name ?? nameOf(code))

  const close = (left = '') => {
    setOpenWith(null)
    setUnread(left)
  }
  const open = (text = unread) => {
    setOpenWith(text)
    if (!Picker)
      import('./country-picker').then(
        (module) => setPicker(() => module.CountryPicker),
        () => close(),
      )
  }
  const prepare = () => {
    setIsTouched(true)
    props.onOpen()
  }
  /** If the visitor is in the field, the last name goes on in the list, which opens for whoever typed nothing yet. */
  const keepEarly = (input: HTMLInputElement | null) => {
    if (!input) return
    const text = earlyText(input)
    const isTyping = input === document.activeElement
    if (text === null) return isTyping ? open() : undefined
    const end = isTyping ? text.lastIndexOf(',') + 1 : text.length
    early.current = text.slice(0, end)
    if (isTyping) open(text.slice(end).trim())
  }
  const chooseEarly = useEffectEvent(() => {
    const text = early.current
    if (text === null) return
    prepare()
    if (!countries) return
    const codeOf = countryFinder(known)
    const lost = codeOf(text) === null ? splitNames(text).filter((name) => codeOf(name) === null) : []
    if (lost.length > 0 && !isAnswered) return setIsPuzzled(true)
    early.current = null
    setUnread(lost.join(', ').trim())
    const codes = [text, ...splitNames(text)].flatMap((name) => codeOf(name) ?? [])
    const next = [...new Set(codes)].sort().slice(0, control.max)
    if (next.join() !== chosen.join()) change({ [key]: next })
  })
  useEffect(() => chooseEarly(), [countries, isAnswered])

  if (!isHydrated) {
    return (
      <>
        <InputGroup>
          <span className="sr-only">{label}</span>
          <Input
            ref={keepEarly}
            name={key}
            placeholder={control.anyLabel}
            defaultValue={[...names, ...splitNames(unread)].join(',')}
            aria-describedby={unread ? unreadId : undefined}
          />
        </InputGroup>
        <UnknownCountry id={unreadId} text={unread} />
      </>
    )
  }
  const counts = isTouched && countries ? count?.(key) : null
  const beyond = isOpen && counts ? countBeyond(key)?.values : undefined

  return (
    <>
      <ComboboxTrigger
        ref={button}
        className="text-base"
        aria-expanded={isOpen}
        aria-describedby={unread && !isOpen ? unreadId : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (isOpen ? close(unread) : open())}
      >
        <span className="sr-only">{`${label}: `}</span>
        <span>{names.join(', ') || control.anyLabel}</span>
      </ComboboxTrigger>
      {isOpen && Picker && (
        <Picker
          anchor={button}
          startText={openWith}
          anyLabel={control.anyLabel}
          chosen={chosen}
          options={counts ? countryOptions(options, chosen, counts, beyond) : null}
          anyCount={counts?.any ?? 0}
          limit={control.max}
          text={String(search.search ?? '')}
          onChange={(codes, isWithoutText) => change({ [key]: codes, ...(isWithoutText && { search: '' }) })}
          onMiss={() => setIsPuzzled(true)}
          onClose={close}
        />
      )}
      {!isOpen && <UnknownCountry id={unreadId} text={unread} />}
      <input type="hidden" name={key} value={chosen.join(',')} />
    </>
  )
}
