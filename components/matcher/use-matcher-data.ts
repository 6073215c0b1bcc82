import { useResource } from '@/components/ui/use-resource'
import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import { countryNameFinder } from '@/lib/places/find-country'
import type { MatcherData } from '@/lib/matcher/matcher-file'

/** The matcher's file, by the version of the scholarships. */
const matcherData = createResource<MatcherData>(async (version) => {
  const response = await fetchFile(`/catalogue/scholarships/${version}/matcher.json`)
  // The server wrote the file from typed data, and its address carries the hash of its content.
  return response.json() as Promise<MatcherData>
})

export type MatcherFile = ReturnType<typeof useMatcherData>

/** The matcher's file. It is loaded when it is needed or when `load` is called. */
export function useMatcherData(version: string, isNeeded: boolean) {
  const { value: data, hasFailed, load } = useResource(matcherData, version, isNeeded)
  /** Loads the file and returns the code of the country with that name; empty if there is none. */
  const findCountry = (typed: string) =>
    matcherData.load(version).then(
      ({ countries }) => countryNameFinder(countries)(typed) ?? '',
      () => '',
    )
  return { data, hasFailed, load, findCountry }
}
