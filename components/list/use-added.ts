import { useEffect, useSyncExternalStore } from 'react'
import { hasAdded } from '@/lib/import/added-key'
import { loadAdded } from '../catalogue/catalogue-store'

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

const hasNone = () => false

/** Whether the visitor has added universities; when so, they are fetched from this browser's storage. */
export function useAdded(version: string): boolean {
  const isAny = useSyncExternalStore(subscribe, hasAdded, hasNone)

  useEffect(() => {
    if (isAny) void loadAdded(version).catch(() => {})
  }, [isAny, version])

  return isAny
}
