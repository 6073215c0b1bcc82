'use client'

import type { FocusEvent } from 'react'
import { Input } from '@/components/ui/input'
import { keepAnswer } from '@/lib/device/profile-entry'
import { WORLD_COUNTRIES } from '@/lib/places/files'
import { countryNameFinder } from '@/lib/places/find-country'

/** Keeps the passport in the profile as soon as the text names a country or its people. A text that does not stays. */
async function keepPassport({ target: { value } }: FocusEvent<HTMLInputElement>) {
  if (value.trim() === '') return
  const countries = await WORLD_COUNTRIES.load().catch(() => [])
  const code = countryNameFinder(countries)(value)
  if (code) keepAnswer('nationality', code)
}

/** The passport of the sentence. It has no name, so that no address holds it. */
export function WishPassport() {
  return (
    <Input
      placeholder="Nigerian"
      autoComplete="country-name"
      maxLength={80}
      onBlur={(event) => void keepPassport(event)}
    />
  )
}
