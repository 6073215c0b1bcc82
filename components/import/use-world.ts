import { useEffect, useState } from 'react'
import { loadWorld, type World } from './world'

/** The data an import is checked against. `hasFailed` is true when it could not be loaded, and `retry` tries again. */
export function useWorld(version: string): { world: World | null; hasFailed: boolean; retry: () => void } {
  const [world, setWorld] = useState<World | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(0)

  useEffect(() => {
    let isWanted = true
    loadWorld(version).then(
      (loaded) => isWanted && setWorld(loaded),
      () => isWanted && setFailed(attempt),
    )
    return () => {
      isWanted = false
    }
  }, [version, attempt])

  return { world, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1) }
}
