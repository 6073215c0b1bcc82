'use client'

import { useEffect, useRef } from 'react'
import { keepLevel, readLevel } from '@/lib/facts/chosen-level'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'

const DEFAULT: Level = 'bachelor'

/**
 * The level whose answers a profile shows. All of them are in the page and styles show those of the chosen one, so it
 * works without script; script keeps the choice in this browser.
 */
export function LevelChoice() {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])]
    // A choice made before this script ran goes before the kept one.
    const isTouched = inputs.some(({ checked, value }) => checked && value !== DEFAULT)
    const kept = isTouched ? null : inputs.find(({ value }) => value === readLevel())
    if (kept) kept.checked = true
  }, [])
  return (
    <fieldset ref={group} className="levels max-sm:w-full print:hidden">
      <legend>I want a</legend>
      {LEVELS.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name="level"
            value={value}
            defaultChecked={value === DEFAULT}
            onChange={() => keepLevel(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
