'use client'

import { useEffect, useRef, type FocusEvent } from 'react'
import { Input } from '@/components/ui/input'
import { keepAnswer } from '@/lib/device/profile-entry'

/** Keeps the passport in the profile as soon as the text names a country or its people. A text that does not stays. */
async function keepPassport({ target: { value } }: FocusEvent<HTMLInputElement>) {
  if (value.trim() === '') return
  const [{ WORLD_COUNTRIES }, { countryNameFinder }] = await Promise.all([
    import('@/lib/places/files'),
    import('@/lib/places/find-country'),
  ])
  const code = countryNameFinder(await WORLD_COUNTRIES.load())(value)
  if (code) keepAnswer('nationality', code)
}

/** Keeps the currency that the sum is in, which the list would else take from the passport. */
const keepCurrency = ({ currentTarget }: Event) => {
  const currency = new FormData(currentTarget as HTMLFormElement).get('currency')
  if (typeof currency === 'string') keepAnswer('currency', currency)
}

/** The passport of the sentence. It has an id in place of a name, so that no address holds it. */
export function WishPassport() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = input.current?.form
    form?.addEventListener('submit', keepCurrency)
    return () => form?.removeEventListener('submit', keepCurrency)
  }, [])
  return (
    <Input
      ref={input}
      id="passport"
      placeholder="Nigerian"
      autoComplete="country-name"
      maxLength={80}
      onBlur={(event) => void keepPassport(event).catch(() => undefined)}
    />
  )
}
