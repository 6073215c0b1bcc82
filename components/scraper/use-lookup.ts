import { useEffect, useState } from 'react'
import { scraperApi, type ScraperApi } from '@/lib/scraper/browser/api-client'
import { currentKey } from '@/lib/scraper/browser/key-store'

/** What the call answers; null until then, and undefined where it failed. It is made once for each `about`. */
export function useLookup<Value>(
  call: (api: ScraperApi, signal: AbortSignal) => Promise<Value>,
  about: string,
): Value | null | undefined {
  const [found, setFound] = useState<{ about: string; value: Value | undefined } | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const keep = (value: Value | undefined) => {
      if (!left.signal.aborted) setFound({ about, value })
    }
    call(scraperApi(currentKey()), left.signal).then(keep, () => keep(undefined))
    return () => left.abort()
    // The call follows from what it is about.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [about])
  return found?.about === about ? found.value : null
}
