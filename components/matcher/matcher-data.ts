import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import type { MatcherData } from '@/lib/matcher/matcher-file'

/** The matcher's file, by the version of the scholarships. */
export const matcherData = createResource<MatcherData>(async (version) => {
  const [{ decodeMatcherFile }, response] = await Promise.all([
    import('@/lib/matcher/matcher-file'),
    fetchFile(`/catalogue/scholarships/${version}/matcher.json`),
  ])
  return decodeMatcherFile(await response.text())
})
