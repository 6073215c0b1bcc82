import { useResource } from '@/components/ui/use-resource'
import { countryNameFinder } from '@/lib/places/find-country'
import type { MatcherData } from '@/lib/matcher/matcher-file'
import { matcherData } from './matcher-data'

export type MatcherFile = {
  data: MatcherData | null
  hasFailed: boolean
  /** Loads the file, or tries again after a failure. */
  load: () => void
  /** Loads the file and returns the code of the country with that name; empty if there is none. */
  findCountry: (typed: string) => Promise<string>
}

/** The matcher's file. It is loaded when it is needed or when `load` is called. */
export function useMatcherData(version: string, isNeeded: boolean): MatcherFile {
  const { value, hasFailed, load } = useResource(matcherData, version, isNeeded)
  const find = (typed: string) =>
    matcherData.load(version).then(
      ({ countries }) => countryNameFinder(countries)(typed) ?? '',
      () => '',
    )
  return { data: value, hasFailed, load, findCountry: find }
}
