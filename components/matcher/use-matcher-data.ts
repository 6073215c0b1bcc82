import { useFile } from '@/components/ui/use-file'
import { defineData } from '@/lib/device/catalogue-file'
import { MATCHER } from '@/lib/matcher/files'
import { countryNameFinder, namesOfCountry } from '@/lib/places/find-country'
import { FURTHER_COUNTRY_WORDS } from '@/lib/places/files'
import { withNamesOfPlaces } from '@/lib/places/further-names'
import { searchByName } from '@/lib/text/search-by-name'

export type MatcherFile = ReturnType<typeof useMatcherData>

/** The countries with their names in other languages. */
const IN_LANGUAGES = defineData(
  () => `${MATCHER.address} in languages`,
  async () => {
    const [{ countries }, words] = await Promise.all([
      MATCHER.load(),
      // Without the file the names of `Intl` are there.
      FURTHER_COUNTRY_WORDS.load().catch(() => ({})),
    ])
    return withNamesOfPlaces(countries, words)
  },
)

/** The matcher's file. It is loaded when it is needed or when `load` is called. */
export function useMatcherData(isNeeded: boolean) {
  const { value: data, hasFailed, load } = useFile(MATCHER, isNeeded)
  const further = useFile(IN_LANGUAGES, false)
  /**
   * Loads the file and returns the code of the country with that name; empty if there is none, null where that is not known
   * because a file is missing. Names in other languages are looked at where the text is no beginning of another name, or
   * where it is whole.
   */
  const findCountry = async (typed: string, isWhole: boolean) => {
    try {
      const { countries } = await MATCHER.load()
      const code = countryNameFinder(countries)(typed)
      const isBegun = !isWhole && searchByName(countries, typed, namesOfCountry).length > 0
      if (code !== null || isBegun || typed.trim() === '') return code ?? ''
      further.load()
      return countryNameFinder(await IN_LANGUAGES.load())(typed) ?? ''
    } catch {
      return null
    }
  }
  return { data, countries: further.value ?? data?.countries ?? [], hasFailed, load, findCountry }
}
