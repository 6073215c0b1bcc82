'use client'

import { NativeSelect } from '@/components/ui/native-select'
import { useEffect, useRef } from 'react'
import { Field } from '@/components/ui/field'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { openingLevel } from '@/lib/facts/chosen-level'

/** The degree of the question. Before it is asked, that is the visitor's level, from their browser. */
export function LevelField({ level }: { level?: Level }) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    const isAsked = new URLSearchParams(location.search).has('country')
    const opening = isAsked ? null : openingLevel(location.search)
    // A choice made before this script ran stays.
    const isTouched = [...(select.current?.options ?? [])].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected,
    )
    if (select.current && opening && !isTouched) select.current.value = opening
  }, [])
  return (
    <Field label="Degree">
      <NativeSelect ref={select} name="level" defaultValue={level ?? 'bachelor'}>
        {LEVELS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
