import { fetchFile } from '../device/fetch-file'
import { createResource } from '../device/resource'
import type { MatcherData } from './matcher-file'

/** The matcher's file, by the version of the scholarships. */
export const matcherFiles = createResource<MatcherData>(async (version) => {
  const response = await fetchFile(`/catalogue/scholarships/${version}/matcher.json`)
  // The server wrote the file from typed data, and its address carries the hash of its content.
  return response.json() as Promise<MatcherData>
})
