import { useEffect, useState, useSyncExternalStore } from 'react'
import { subscribeToCatalogue } from '@/components/catalogue/catalogue-store'
import type { Entry } from '@/lib/palette/entry'
import { getUniversityEntries, loadEntries, ownEntries, scholarshipStore } from './palette-store'

const NOTHING: readonly Entry[] = []
const getNone = () => null

/** The parts of all loaded entries, and the state of loading. */
export function useEntries() {
  'use memo'
  const [state, setState] = useState<'loading' | 'complete' | 'failed'>('loading')
  const own = useSyncExternalStore(ownEntries.subscribe, ownEntries.get, ownEntries.getNone)
  const scholarships = useSyncExternalStore(
    scholarshipStore.subscribe,
    scholarshipStore.get,
    scholarshipStore.getNone,
  )
  const universities = useSyncExternalStore(subscribeToCatalogue, getUniversityEntries, getNone)

  useEffect(() => {
    if (state !== 'loading') return
    let isWanted = true
    loadEntries().then(
      () => isWanted && setState('complete'),
      () => isWanted && setState('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [state])

  return {
    parts: [universities ?? NOTHING, scholarships ?? NOTHING, own?.entries ?? NOTHING],
    pages: (own?.entries ?? NOTHING).filter(({ kind }) => kind === 'page'),
    state,
    retry: () => setState('loading'),
  }
}
