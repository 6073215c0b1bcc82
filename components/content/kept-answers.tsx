'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isFilled } from '@/components/ui/kept-field'
import { COST_PATH } from '@/lib/cost/question'
import { followEntry } from '@/lib/device/browser-storage'
import { keepInEntry, readFromEntry } from '@/lib/device/history-entry'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { visitType } from '@/lib/device/visit-type'
import { keepNationality } from '@/lib/eligibility/kept-nationality'
import { isTouched, keepField, leaveOutKept, readHref, readKept, sumsIn } from './cost-form'

const TAKEN = 'cost-profile'

/** Takes the passport out of the address, which people copy and send: nobody put it there. The page keeps its answer. */
function hidePassport() {
  const address = new URL(location.href)
  address.searchParams.delete('passport')
  history.replaceState(history.state, '', address)
}

/**
 * Fills the form around it with the answers of the kept profile, which nobody is asked a second time, and keeps there what is
 * chosen here, at once: what the profile derives from the passport meanwhile never takes its place. An answer of the page is
 * asked again where it was for somebody else. It draws nothing.
 * @param passport of the answered question, ISO 3166-1 in lower case
 * @param currency in which the page answers it
 */
export function KeptAnswers({ passport, currency }: { passport?: string; currency?: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  const router = useRouter()
  /** The passport of the address comes from the profile, and nobody typed it here. */
  const isOwn = useRef(false)
  const fill = useEffectEvent((isNew: (name: string) => boolean) => {
    const form = mark.current?.closest('form')
    if (!form) return
    const asked = location.pathname === COST_PATH ? new URLSearchParams(location.search) : null
    const changed = Object.entries(readKept()).filter(([name, value]) => {
      const field = form.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return false
      const isOpen = isNew(name) || !(asked?.has(name) || isTouched(field))
      if (value === '' || field.value === value || !isOpen) return false
      // Nothing but the visitor may change the currency of a sum that they typed.
      if (name === 'currency' && !sumsIn(form).every(isFilled)) return false
      if (
        field instanceof HTMLSelectElement &&
        ![...field.options].some((option) => option.value === value)
      ) {
        // The home page has no more than the common currencies; where all stand, one that is missing has no rate.
        if (name !== 'currency' || asked) return false
        field.add(new Option(value, value))
      }
      field.value = value
      return true
    })
    if (!asked?.has('country') || changed.every(([name, value]) => name === 'currency' && value === currency))
      return
    isOwn.current = !asked.has('passport') || changed.some(([name]) => name === 'passport')
    router.replace(readHref(form, asked), { scroll: false })
  })

  useEffect(() => {
    const form = mark.current?.closest('form')
    if (!form) return
    // Chosen before the script came: those who wait for it would lose to what the passport implies. What a reload or Back
    // restores was kept when it was chosen, and may have been cleared since.
    if (visitType() === 'navigate')
      for (const field of form.querySelectorAll('select')) if (isTouched(field)) keepField(field)
    const onChange = ({ target }: Event) => keepField(target)
    const onSubmit = () => {
      keepField(form.querySelector('[name=level]'))
      // A list would else take the currency of the passport.
      if (!sumsIn(form).every(isFilled)) keepField(form.querySelector('[name=currency]'))
      // Only of what is sent now: the form is read for an address of the profile's answers too.
      form.addEventListener('formdata', leaveOutKept, { once: true })
    }
    form.addEventListener('change', onChange)
    form.addEventListener('submit', onSubmit)
    return () => {
      form.removeEventListener('change', onChange)
      form.removeEventListener('submit', onSubmit)
    }
  }, [])

  useEffect(() => {
    if (passport) keepNationality(passport)
    // Where the address has the answers, once for each entry of the history, so that Back can return to another answer.
    if (location.pathname !== COST_PATH || readFromEntry(TAKEN) !== true) fill(() => false)
    keepInEntry(TAKEN, isOwn.current ? 'hidden' : true)
    let known = readKept()
    return followEntry(PROFILE_KEY, () => {
      const now = readKept()
      const before = known
      known = now
      if (!document.hidden) fill((name) => now[name] !== before[name])
    })
  }, [passport])

  // After each answer, also one for the same passport.
  useEffect(() => {
    if (passport && isOwn.current) hidePassport()
  })
  return <span ref={mark} hidden />
}
