import { useFile } from '@/components/ui/use-file'
import { namesOfCountry } from '@/lib/places/find-country'
import { COUNTRY_WORDS, FURTHER_COUNTRY_WORDS } from '@/lib/places/files'
import { withNamesOfPlaces } from '@/lib/places/further-names'

/** Words that stand in one text, apart: "Deutschland,Alemania". */
export const splitNames = (names: string) => names.split(',').filter((name) => name.trim() !== '')

type Named = { code: string; name: string; aliases: string }

/**
 * Countries with the names by which they are found. More names are loaded when somebody opens the list, and those in further
 * languages once a name was typed that is none of them. `isAnswered`: there is nothing more to wait for.
 */
export function useCountryNames(
  countries: readonly Named[],
  { isOpen, isPuzzled }: { isOpen: boolean; isPuzzled: boolean },
) {
  const words = useFile(COUNTRY_WORDS, isOpen || isPuzzled)
  const further = useFile(FURTHER_COUNTRY_WORDS, isPuzzled)
  const listed = countries.map(({ aliases, ...country }) => ({
    ...country,
    aliases: splitNames(`${aliases},${words.value?.[country.code] ?? ''}`),
  }))
  const known = isPuzzled ? withNamesOfPlaces(listed, further.value ?? {}) : listed
  const options = known.map(({ code, name, ...others }) => {
    const [, ...aliases] = namesOfCountry({ name, ...others })
    return { code, name, aliases: aliases.map((alias) => alias.replace(/,/g, ' ')).join() }
  })
  const isAnswered = [words, further].every(({ value, hasFailed }) => value !== null || hasFailed)
  return { known, options, isAnswered }
}
