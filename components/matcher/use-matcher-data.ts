import { useResource } from '@/components/ui/use-resource'
import { createResource } from '@/lib/device/resource'
import { matcherFiles } from '@/lib/matcher/load-matcher'
import { countryNameFinder, namesOfCountry } from '@/lib/places/find-country'
import { FURTHER_COUNTRY_WORDS } from '@/lib/places/further-country-words'
import { withNamesOfPlaces } from '@/lib/places/further-names'
import { searchByName } from '@/lib/text/search-by-name'

export type MatcherFile = ReturnType<typeof useMatcherData>

/** The countries with their names in other languages. */
const inLanguages = createResource(async (version) => {
  const [{ countries }, words] = await Promise.all([
    matcherFiles.load(version),
    // Without the file the names of `Intl` are there.
    FURTHER_COUNTRY_WORDS.load('all').catch(() => ({})),
  ])
  return withNamesOfPlaces(countries, words)
})

/** The matcher's file. It is loaded when it is needed or when `load` is called. */
export function useMatcherData(version: string, isNeeded: boolean) {
  const { value: data, hasFailed, load } = useResource(matcherFiles, version, isNeeded)
  const further = useResource(inLanguages, version, false)
  /**
   * Loads the file and returns the code of the country with that name; empty if there is none, null where that is not known
   * because a file is missing. Names in other languages are looked at where the text is no beginning of another name, or
   * where it is whole.
   */
  const findCountry = async (typed: string, isWhole: boolean) => {
    try {
      const { countries } = await matcherFiles.load(version)
      const code = countryNameFinder(countries)(typed)
      const isBegun = !isWhole && searchByName(countries, typed, namesOfCountry).length > 0
      if (code !== null || isBegun || typed.trim() === '') return code ?? ''
      further.load()
      return countryNameFinder(await inLanguages.load(version))(typed) ?? ''
    } catch {
      return null
    }
  }
  return { data, countries: further.value ?? data?.countries ?? [], hasFailed, load, findCountry }
}
