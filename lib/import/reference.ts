import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import type { Reference } from './check-context'

/** The countries, exchange rates and successors of old ids of one version of the catalogue. */
export const { load: loadReference } = createResource<Reference>(async (version) => {
  return (await fetchFile(`/catalogue/${version}/reference.json`)).json()
})
