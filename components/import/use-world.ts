import { useResource } from '@/components/ui/use-resource'
import { worlds, type World } from './world'

/** The data an import is checked against. `hasFailed` is true when it could not be loaded, and `retry` tries again. */
export function useWorld(version: string): { world: World | null; hasFailed: boolean; retry: () => void } {
  const { value, hasFailed, load } = useResource(worlds, version)
  return { world: value, hasFailed, retry: load }
}
