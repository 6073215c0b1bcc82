import { useListBrowse, type ServerAnswer } from '@/components/list/use-list-browse'
import type { UkResult } from '@/lib/universities/uk/browse'
import { wordsOfSlug } from '@/lib/universities/uk/cities'
import type { UkSearch } from '@/lib/universities/uk/search-params'
import { slugify } from '@/lib/text/slugify'
import { UK_LIST } from './uk-list'

export type UkAnswer = ServerAnswer<UkSearch, UkResult>

/** The search in the address and its answer, with the cities one can choose: those with results, and the chosen one. */
export function useUkBrowse(answer: UkAnswer) {
  const browse = useListBrowse(UK_LIST, answer)
  const { search, view } = browse
  const known = view.facets.cities.map(([label, count]) => ({ value: slugify(label), label, count }))
  const chosen = known.find(({ value }) => value === search.city)
  const cityName = (slug: string) => (chosen?.value === slug ? chosen.label : wordsOfSlug(slug))
  const cities = known.filter((city) => city.count > 0 || city === chosen)
  if (search.city && !chosen) cities.push({ value: search.city, label: cityName(search.city), count: 0 })

  return { ...browse, cities, cityName }
}
