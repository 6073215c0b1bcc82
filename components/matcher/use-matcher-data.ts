import { useResource } from '@/components/ui/use-resource'
import { countryNameFinder } from '@/lib/places/find-country'
import type { MatcherData } from '@/lib/matcher/matcher-file'
import { matcherData } from './matcher-data'

export type MatcherFile = {
  data: MatcherData | null
  hasFailed: boolean
  /** Asks for the file, or asks again after a failure. */
  load: () => void
  /** The code of the country that goes by what was typed, once the file is there; empty if none does. */
  findCountry: (typed: string) => Promise<string>
}

/** The matcher's file, from when it is needed or asked for. */
export function useMatcherData(version: string, isNeeded: boolean): MatcherFile {
  const { value, hasFailed, load } = useResource(matcherData, version, isNeeded)
  const find = (typed: string) =>
    matcherData.load(version).then(
      ({ countries }) => countryNameFinder(countries)(typed) ?? '',
      () => '',
    )
  return { data: value, hasFailed, load, findCountry: find }
}
