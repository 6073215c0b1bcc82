import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { subscribeToFiles, type DataFile } from '@/lib/device/catalogue-file'

type Loaded<Value> = {
  value: Value | null
  hasFailed: boolean
  /** Loads the value, or tries again after a failure. */
  load: () => void
}

const getNone = () => null

/** The value of a file. It is loaded when it is needed or when `load` is called. */
export function useFile<Value>(file: DataFile<Value>, isNeeded = true): Loaded<Value> {
  const value = useSyncExternalStore(subscribeToFiles, file.get, getNone)
  const [failed, setFailed] = useState<string | null>(null)
  const { address } = file
  const ask = () => void file.load().catch(() => setFailed(address))
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (isNeeded) askNow()
  }, [address, isNeeded])
  const load = () => {
    setFailed(null)
    ask()
  }
  return { value, hasFailed: value === null && failed === address, load }
}
