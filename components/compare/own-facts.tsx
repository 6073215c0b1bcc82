import { useEffect, useState } from 'react'
import { useToday } from '@/components/ui/use-today'
import { loadOwnFiles, ownFacts, type OwnFacts as Facts, type OwnFiles } from '@/lib/compare/own-facts'
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
  const [loaded, setLoaded] = useState<{ key: string; files: OwnFiles } | null>(null)
  const key = JSON.stringify(columns.map(({ id, level }) => ({ id, level })))
  const files = loaded?.key === key ? loaded.files : null
  useEffect(() => {
    let isCurrent = true
    loadOwnFiles(JSON.parse(key) as OwnFactsProps['columns']).then(
      (files) => isCurrent && setLoaded({ key, files }),
      // Without them the comparison stays that of anybody from abroad.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  useEffect(() => {
    if (files && today !== '') onFacts(ownFacts(files, readPerson(), { chosen: readCurrency(), today }))
    return () => onFacts(null)
  }, [files, today, stored, onFacts])
  return null
}
