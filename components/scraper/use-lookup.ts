import { useEffect, useEffectEvent, useState } from 'react'
import { scraperApi, type ScraperApi } from '@/lib/scraper/browser/api-client'
import { currentKey } from '@/lib/scraper/browser/key-store'

/**
 * The answer of the call; null until it is there, and undefined where the call failed. The call runs once for each
 * `about`.
 */
export function useLookup<Value>(
  call: (api: ScraperApi, signal: AbortSignal) => Promise<Value>,
  about: string,
): Value | null | undefined {
  const [found, setFound] = useState<{ about: string; value: Value | undefined } | null>(null)
  const ask = useEffectEvent((signal: AbortSignal) => call(scraperApi(currentKey()), signal))
  useEffect(() => {
    const left = new AbortController()
    const keep = (value: Value | undefined) => {
      if (!left.signal.aborted) setFound({ about, value })
    }
    ask(left.signal).then(keep, () => keep(undefined))
    return () => left.abort()
  }, [about])
  return found?.about === about ? found.value : null
}
