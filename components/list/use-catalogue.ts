import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import {
  getLoadedCatalogue,
  getNoCatalogue,
  loadCatalogue,
  subscribeToCatalogue,
  type Catalogue,
} from '../catalogue/catalogue-store'

/**
 * The whole catalogue in the browser, or null until it is there. It is fetched when the page is idle, and at once
 * when `needed` says that a view can't be shown without it; so is what `loadToo` loads. `onFail` is told when a
 * needed file can't be had; where there is none, and without a connection, a search makes do with names and places.
 */
export function useCatalogue(
  version: string,
  needed: 'nothing' | 'index' | 'text',
  loadToo: (version: string) => Promise<void>,
  onFail: (() => void) | null,
): Catalogue | null {
  const catalogue = useSyncExternalStore(subscribeToCatalogue, getLoadedCatalogue, getNoCatalogue)
  const [isCutOff, setIsCutOff] = useState(false)

  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([loadCatalogue(version, 'index'), loadToo(version)]).catch(() => {})
      }),
    [version, loadToo],
  )

  const fail = useEffectEvent(() => {
    if (onFail && navigator.onLine) onFail()
    else setIsCutOff(true)
  })
  useEffect(() => {
    if (needed === 'nothing') return
    const files = needed === 'text' ? (['index', 'text'] as const) : (['index'] as const)
    Promise.all([...files.map((file) => loadCatalogue(version, file)), loadToo(version)]).catch(() => fail())
  }, [version, needed, loadToo])

  return catalogue && (needed !== 'text' || catalogue.hasText || isCutOff) ? catalogue : null
}
