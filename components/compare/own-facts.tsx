import { useEffect } from 'react'
import { useLoaded } from '@/components/ui/use-loaded'
import { useToday } from '@/components/ui/use-today'
import { loadOwnFiles, ownFacts, type OwnFacts as Facts } from '@/lib/compare/own-facts'
import { readCurrency } from '@/lib/money/chosen-currency'
import { readPerson } from '@/lib/eligibility/kept-person'
import type { ComparedUniversity } from '@/lib/universities/compared-university'
import { useStoredProfile } from './use-stored-profile'

export type OwnFactsById = ReadonlyMap<string, Facts>

type OwnFactsProps = {
  columns: readonly Pick<ComparedUniversity, 'id' | 'level'>[]
  onFacts: (facts: OwnFactsById | null) => void
}

/** Works out what decides the choice for the visitor of the kept profile, and tells it to the comparison. It draws nothing. */
export function OwnFacts({ columns, onFacts }: OwnFactsProps) {
  const stored = useStoredProfile()
  const today = useToday('')
  const key = JSON.stringify(columns.map(({ id, level }) => [id, level]))
  // Without the files the comparison stays that of anybody from abroad.
  const loaded = useLoaded(key, () => loadOwnFiles(columns))
  const files = loaded?.key === key ? loaded.value : null
  useEffect(() => {
    if (files && today !== '') onFacts(ownFacts(files, readPerson(), { chosen: readCurrency(), today }))
    return () => onFacts(null)
  }, [files, today, stored, onFacts])
  return null
}
