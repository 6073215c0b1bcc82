import { fetchFile } from '../device/fetch-file'
import { createResource } from '../device/resource'

/**
 * Words in other languages for each country and its people, such as "brasileira", by code and separated by commas. They are
 * loaded where a typed text is no name without them.
 */
export const FURTHER_COUNTRY_WORDS = createResource<Record<string, string>>(async () => {
  const response = await fetchFile('/catalogue/further-country-words.json')
  return response.json() as Promise<Record<string, string>>
})
