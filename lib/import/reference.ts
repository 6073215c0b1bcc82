import type { Reference } from './read-import'

const underway = new Map<string, Promise<Reference>>()

/**
 * The countries and exchange rates of one version of the catalogue, fetched once. After a failure the next call tries
 * again.
 */
export function loadReference(version: string): Promise<Reference> {
  const started = underway.get(version)
  if (started) return started
  const loading = fetch(`/catalogue/${version}/reference.json`).then(async (response) => {
    if (!response.ok) throw new Error(`The list of countries answered ${response.status}.`)
    return (await response.json()) as Reference
  })
  underway.set(version, loading)
  loading.catch(() => underway.delete(version))
  return loading
}
