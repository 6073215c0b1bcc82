import { useResource } from '@/components/ui/use-resource'
import { countryNameFinder } from '@/lib/places/find-country'
import { matcherFiles } from '@/lib/matcher/load-matcher'

export type MatcherFile = ReturnType<typeof useMatcherData>

/** The matcher's file. It is loaded when it is needed or when `load` is called. */
export function useMatcherData(version: string, isNeeded: boolean) {
  const { value: data, hasFailed, load } = useResource(matcherFiles, version, isNeeded)
  /** Loads the file and returns the code of the country with that name; empty if there is none. */
  const findCountry = (typed: string) =>
    matcherFiles.load(version).then(
      ({ countries }) => countryNameFinder(countries)(typed) ?? '',
      () => '',
    )
  return { data, hasFailed, load, findCountry }
}
