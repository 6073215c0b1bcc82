import {
  getLoadedCatalogue,
  getNoCatalogue,
  loadCatalogue,
  subscribeToCatalogue,
} from '@/components/catalogue/catalogue-store'
import type { Source } from '@/components/list/source'
import { hasAdded } from '@/lib/import/added-key'
import type { UniversityRow } from '@/lib/universities/row'

/** The universities in the browser, for every list of them. */
export const UNIVERSITIES: Source<UniversityRow> = {
  load: async (version, file) => {
    await loadCatalogue(version, file === 'text' ? 'text' : 'index')
    // Names and places stand without the rest of the cards. A server that refuses it has a newer catalogue, but a
    // fetch that never reached the server (a TypeError) says nothing of the kind.
    await loadCatalogue(version, 'cards').catch((reason: unknown) => {
      if (!(reason instanceof TypeError)) throw reason
    })
  },
  subscribe: subscribeToCatalogue,
  get: getLoadedCatalogue,
  getNone: getNoCatalogue,
  hasOwn: hasAdded,
}
