import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import type { Reference } from './read-import'

/** The countries and exchange rates of one version of the catalogue. */
export const { load: loadReference } = createResource<Reference>(async (version) => {
  const response = await fetchFile(`/catalogue/${version}/reference.json`)
  return response.json() as Promise<Reference>
})
