'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useNewLevel } from '@/components/ui/use-kept'
import { RadioButton } from '@/components/ui/radio-button'
import { keepLevel, openingLevel } from '@/lib/facts/chosen-level'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import './level-choice.css'

/** An address that names a level names this from now on, so that it can be sent on. */
function nameInAddress(level: Level) {
  const url = new URL(location.href)
  if (!url.searchParams.has('level')) return
  url.searchParams.set('level', level)
  history.replaceState(history.state, '', url)
}

const ALL = LEVELS.map(({ value }) => value)

type LevelChoiceProps = {
  /** The level in the address, at which the server's page opens. */
  opensAt: Level
  /** Those that the page tells of; all of them by default. */
  levels?: readonly Level[]
}

/**
 * The level whose answers the part of the page with the class `at-level` shows. All of them are in the page and styles show
 * those of the chosen one, so it works without script. Where the address names no level, script opens that of the visitor. It
 * keeps their choice.
 */
export function LevelChoice({ opensAt, levels = ALL }: LevelChoiceProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const inputs = () => [...(group.current?.querySelectorAll('input') ?? [])]
  const show = (level: Level | null) => {
    // Each is set: React takes a click on one that it believes to be checked for no change.
    if (level && levels.includes(level)) for (const input of inputs()) input.checked = input.value === level
  }
  const open = useEffectEvent(() => {
    // A choice made before this script ran goes before that of the address and the kept one.
    const isTouched = inputs().some(({ checked, value }) => checked && value !== opensAt)
    if (!isTouched) show(openingLevel(location.search))
  })
  useEffect(() => open(), [opensAt])
  useNewLevel((level) => {
    show(level)
    nameInAddress(level)
  })
  return (
    <fieldset ref={group} className="flex flex-wrap items-center max-sm:w-full print:hidden">
      <legend className="float-left mr-1.5 text-ink-2">I want a</legend>
      {LEVELS.filter(({ value }) => levels.includes(value)).map(({ value, label }) => (
        <RadioButton
          key={value}
          label={label}
          name="level"
          className="-ml-px border-line-strong text-sm first-of-type:rounded-l-sm last-of-type:rounded-r-sm has-checked:font-semibold has-focus-visible:z-1 md:min-h-9"
          value={value}
          defaultChecked={value === opensAt}
          onChange={() => keepLevel(value)}
        />
      ))}
    </fieldset>
  )
}
