import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The last result of `load`, and the key that it was loaded for; null until there is one. It is loaded again when the key
 * changes, and not at all for an empty one. A result that comes after the key has changed is dropped, and so is a failure.
 */
export function useLoaded<Value>(
  key: string,
  load: () => Promise<Value>,
): { key: string; value: Value } | null {
  const [loaded, setLoaded] = useState<{ key: string; value: Value } | null>(null)
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (key === '') return
    let isCurrent = true
    loadNow().then(
      (value) => isCurrent && setLoaded({ key, value }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return loaded
}
