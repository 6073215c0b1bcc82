import { useFile } from '@/components/ui/use-file'
import { defineData } from '@/lib/device/catalogue-file'
import { countryNameFinder, namesOfCountry } from '@/lib/places/find-country'
import { FURTHER_COUNTRY_WORDS, WORLD_COUNTRIES } from '@/lib/places/files'
import { withNamesOfPlaces } from '@/lib/places/further-names'
import { searchByName } from '@/lib/text/search-by-name'

export type Countries = ReturnType<typeof useCountries>

/** The countries with their names in other languages. */
const IN_LANGUAGES = defineData(
  () => `${WORLD_COUNTRIES.address} in languages`,
  async () => {
    const [countries, words] = await Promise.all([
      WORLD_COUNTRIES.load(),
      // Without the file the names of `Intl` are there.
      FURTHER_COUNTRY_WORDS.load().catch(() => ({})),
    ])
    return withNamesOfPlaces(countries, words)
  },
)

/** The countries of the world; `load` tries again where they could not be loaded. */
export function useCountries() {
  const { value, load } = useFile(WORLD_COUNTRIES)
  const further = useFile(IN_LANGUAGES, false)
  /**
   * Loads the file and returns the code of the country with that name; empty if there is none, null where that is not known
   * because a file is missing. Names in other languages are looked at where the text is no beginning of another name, or
   * where it is whole.
   */
  const find = async (typed: string, isWhole: boolean) => {
    try {
      const countries = await WORLD_COUNTRIES.load()
      const code = countryNameFinder(countries)(typed)
      const isBegun = !isWhole && searchByName(countries, typed, namesOfCountry).length > 0
      if (code !== null || isBegun || typed.trim() === '') return code ?? ''
      further.load()
      return countryNameFinder(await IN_LANGUAGES.load())(typed) ?? ''
    } catch {
      return null
    }
  }
  return { all: further.value ?? value ?? [], load, find }
}
