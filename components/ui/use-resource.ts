import { useEffect, useEffectEvent, useState } from 'react'
import type { Resource } from '@/lib/device/resource'

type Loaded<Value> = {
  value: Value | null
  hasFailed: boolean
  /** Loads the value, or tries again after a failure. */
  load: () => void
}

/** The value of a key of a resource. It is loaded when it is needed or when `load` is called. */
export function useResource<Value>(resource: Resource<Value>, key: string, isNeeded = true): Loaded<Value> {
  /** The value is null after a failure. */
  const [answer, setAnswer] = useState<{ key: string; value: Value | null } | null>(null)
  const ask = () =>
    void resource.load(key).then(
      (value) => setAnswer({ key, value }),
      () => setAnswer({ key, value: null }),
    )
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (isNeeded) askNow()
  }, [key, isNeeded])

  const own = answer?.key === key ? answer : null
  const hasFailed = own !== null && own.value === null
  const load = () => {
    if (hasFailed) setAnswer(null)
    ask()
  }
  return { value: own?.value ?? null, hasFailed, load }
}
