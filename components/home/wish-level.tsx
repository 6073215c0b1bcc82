'use client'

import { NativeSelect } from '@/components/ui/native-select'
import { useKept } from '@/components/ui/use-kept'
import { readLevel } from '@/lib/facts/chosen-level'
import { LEVELS } from '@/lib/facts/vocabulary'
import { levelWord } from '@/lib/facts/words'

/** The degree of the sentence: that of the kept profile, until another one is chosen. */
export function WishLevel() {
  const level = useKept(readLevel, null) ?? 'master'
  return (
    <NativeSelect key={level} name="level" defaultValue={level}>
      {LEVELS.map(({ value }) => (
        <option key={value} value={value}>
          {levelWord(value)}
        </option>
      ))}
    </NativeSelect>
  )
}
