'use client'

import { useState } from 'react'
import { RadioButton } from '@/components/ui/radio-button'
import { useKept } from '@/components/ui/use-kept'
import { readLevel } from '@/lib/facts/chosen-level'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'

/** The level of the map: the visitor's, until they look at another one. */
export function CostMapLevel() {
  const [chosen, choose] = useState<Level | null>(null)
  const kept = useKept(readLevel, null)
  const level = chosen ?? kept ?? 'bachelor'
  return (
    <fieldset className="flex flex-wrap items-center">
      <legend className="mr-2 mb-1 font-semibold text-ink sm:float-left sm:mb-0 sm:leading-11">
        What a year costs
      </legend>
      {LEVELS.map(({ value, label }) => (
        <RadioButton
          key={value}
          name="map-level"
          value={value}
          label={label}
          checked={value === level}
          onChange={() => choose(value)}
          className="border-line-strong not-first-of-type:-ml-px first-of-type:rounded-l-sm last-of-type:rounded-r-sm"
        />
      ))}
    </fieldset>
  )
}
