'use client'

import { NativeSelect } from '@/components/ui/native-select'
import { useKept } from '@/components/ui/use-kept'
import { readLevel } from '@/lib/facts/chosen-level'
import { LEVELS } from '@/lib/facts/vocabulary'

/** The degree of the sentence: that of the kept profile, until another one is chosen. */
export function WishLevel() {
  const level = useKept(readLevel, null) ?? 'master'
  return (
    <NativeSelect key={level} name="level" defaultValue={level}>
      {LEVELS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}
