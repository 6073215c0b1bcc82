'use client'

import type { FocusEvent } from 'react'
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

/** The passport of the sentence. It has no name, so that no address holds it. */
export function WishPassport() {
  return (
    <Input
      placeholder="Nigerian"
      autoComplete="country-name"
      maxLength={80}
      onBlur={(event) => void keepPassport(event).catch(() => undefined)}
    />
  )
}
