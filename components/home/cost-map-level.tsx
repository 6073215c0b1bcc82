'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { RadioButton } from '@/components/ui/radio-button'
import { useNewLevel } from '@/components/ui/use-kept'
import { readLevel } from '@/lib/facts/chosen-level'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'

const FIRST: Level = 'bachelor'

type Levels = RefObject<HTMLFieldSetElement | null>

const find = ({ current }: Levels, level: Level) =>
  current?.querySelector<HTMLInputElement>(`[value=${level}]`)

function show(levels: Levels, level: Level) {
  const radio = find(levels, level)
  if (radio) radio.checked = true
}

/** The level of the map: the visitor's, until they look at another one, be it before the script comes. */
export function CostMapLevel() {
  const levels = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const level = readLevel()
    if (level && find(levels, FIRST)?.checked) show(levels, level)
  }, [])
  useNewLevel((level) => show(levels, level))
  return (
    <fieldset ref={levels} className="flex flex-wrap items-center">
      <legend className="mr-2 mb-1 font-semibold text-ink sm:float-left sm:mb-0 sm:leading-11">
        What a year costs
      </legend>
      {LEVELS.map(({ value, label }) => (
        <RadioButton
          key={value}
          name="map-level"
          value={value}
          label={label}
          defaultChecked={value === FIRST}
          className="border-line-strong not-first-of-type:-ml-px first-of-type:rounded-l-sm last-of-type:rounded-r-sm"
        />
      ))}
    </fieldset>
  )
}
