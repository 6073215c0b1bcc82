import { WORLD } from '@/lib/universities/list'
import type { University } from '@/lib/universities/record/schema'
import { POPULAR_PROGRAMMES } from '@/lib/universities/vocabulary'
import { LinkedValues } from './linked-values'

/** The programmes that a record names, each leading to the universities that share it. */
export function PopularProgrammes({ university }: { university: University }) {
  const named = POPULAR_PROGRAMMES.filter(({ label }) => university.popularPrograms.includes(label))
  return (
    <LinkedValues
      label="Popular programmes"
      links={named.map(({ value, label }) => ({ label, href: WORLD.href({ programmes: [value] }) }))}
    />
  )
}
