import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import type { Loaded, Source } from './source'

/**
 * The rows of a list in the browser, or null until they are there. They are fetched when the page is idle, and at once
 * when `needed` says that a view cannot be shown without them. `onFail` is called when a needed file cannot be had.
 * Where there is no `onFail`, and without a connection, a search makes do with what is there.
 */
export function useLoaded<Row>(
  source: Source<Row>,
  version: string,
  needed: 'nothing' | 'rows' | 'text',
  onFail: (() => void) | null,
): Loaded<Row> | null {
  const loaded = useSyncExternalStore(source.subscribe, source.get, source.getNone)
  const [isCutOff, setIsCutOff] = useState(false)

  useEffect(() => whenIdle(() => void source.load(version, 'rows').catch(() => {})), [source, version])

  const fail = useEffectEvent(() => {
    if (onFail && navigator.onLine) onFail()
    else setIsCutOff(true)
  })
  useEffect(() => {
    if (needed === 'nothing') return
    const files = needed === 'text' ? (['rows', 'text'] as const) : (['rows'] as const)
    Promise.all(files.map((file) => source.load(version, file))).catch(() => fail())
  }, [source, version, needed])

  return loaded && (needed !== 'text' || loaded.hasText || isCutOff) ? loaded : null
}
