'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { COST_PATH } from '@/lib/cost/question'
import { followEntry } from '@/lib/device/browser-storage'
import { keepInEntry, readFromEntry } from '@/lib/device/history-entry'
import { keepAnswer, PROFILE_KEY } from '@/lib/device/profile-entry'
import { keepNationality, readNationality } from '@/lib/eligibility/kept-nationality'
import { keepLevel, readLevel } from '@/lib/facts/chosen-level'
import { LEVELS } from '@/lib/facts/vocabulary'
import { readCurrency } from '@/lib/money/chosen-currency'
import { countryName } from '@/lib/places/country-name'

const TAKEN = 'cost-profile'

/** What the kept profile answers of the question, by the name of the field. */
function readKept(): Record<string, string> {
  const passport = readNationality()
  return {
    level: readLevel() ?? '',
    passport: passport ? countryName(passport) : '',
    currency: readCurrency() ?? '',
  }
}

/** Whether somebody has entered something else than the server sent. */
const isTouched = (field: HTMLInputElement | HTMLSelectElement) =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)

/**
 * Fills the form around it with the answers of the kept profile, which nobody is asked a second time, and keeps there what is
 * answered here. An answer of the page is asked again where it was for somebody else. It draws nothing.
 * @param passport of the answered question, ISO 3166-1 in lower case
 */
export function KeptAnswers({ passport }: { passport?: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  const router = useRouter()
  const fill = useEffectEvent((isNew: (name: string) => boolean) => {
    const form = mark.current?.closest('form')
    if (!form) return
    const asked = location.pathname === COST_PATH ? new URLSearchParams(location.search) : null
    const changed = Object.entries(readKept()).filter(([name, value]) => {
      const field = form.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return false
      const isOpen = isNew(name) || !(asked?.has(name) || isTouched(field))
      if (value === '' || field.value === value || !isOpen) return false
      field.value = value
      return true
    })
    if (changed.length === 0 || !asked?.has('country')) return
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    router.replace(`${COST_PATH}?${query.toString()}` as Route, { scroll: false })
  })

  useEffect(() => {
    if (passport) keepNationality(passport)
    // Once for each entry of the history, so that Back can return to another answer.
    if (readFromEntry(TAKEN) === undefined) fill(() => false)
    keepInEntry(TAKEN, true)
    let known = readKept()
    return followEntry(PROFILE_KEY, () => {
      const now = readKept()
      const before = known
      known = now
      if (!document.hidden) fill((name) => now[name] !== before[name])
    })
  }, [passport])

  useEffect(() => {
    const form = mark.current?.closest('form')
    const keep = () => {
      const given = new FormData(form ?? undefined)
      const level = LEVELS.find(({ value }) => value === given.get('level'))
      if (level) keepLevel(level.value)
      const currency = form?.elements.namedItem('currency')
      if (currency instanceof HTMLSelectElement && isTouched(currency)) keepAnswer('currency', currency.value)
    }
    form?.addEventListener('submit', keep)
    return () => form?.removeEventListener('submit', keep)
  }, [])
  return <span ref={mark} hidden />
}
