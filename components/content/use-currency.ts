import { useSyncExternalStore } from 'react'
import { keepCurrency, readCurrency } from '@/lib/cost/chosen-currency'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The currency that the visitor chose in this browser; null where none was chosen, and on the server. */
export function useCurrency(): string | null {
  return useSyncExternalStore(subscribe, readCurrency, () => null)
}

/** Stores the visitor's currency, and notifies everything on the page that reads it. */
export function chooseCurrency(currency: string) {
  keepCurrency(currency)
  for (const listener of listeners) listener()
}
