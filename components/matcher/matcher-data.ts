import type { MatcherData } from '@/lib/matcher/matcher-file'

const loaded = new Map<string, Promise<MatcherData>>()

async function read(version: string): Promise<MatcherData> {
  const [{ decodeMatcherFile }, response] = await Promise.all([
    import('@/lib/matcher/matcher-file'),
    fetch(`/catalogue/scholarships/${version}/matcher.json`),
  ])
  if (!response.ok) throw new Error(`The matcher's file answered ${response.status}.`)
  return decodeMatcherFile(await response.text())
}

/** Reads the matcher's file once. A failure is handed to the caller and forgotten, so that a later call tries again. */
export function loadMatcherData(version: string): Promise<MatcherData> {
  const started = loaded.get(version)
  if (started) return started
  const loading = read(version)
  loaded.set(version, loading)
  loading.catch(() => loaded.delete(version))
  return loading
}
