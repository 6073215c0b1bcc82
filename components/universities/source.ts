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
    // Names and places can stand without the rest of the cards, which comes after them.
    void loadCatalogue(version, 'cards').catch(() => {})
  },
  subscribe: subscribeToCatalogue,
  get: getLoadedCatalogue,
  getNone: getNoCatalogue,
  hasOwn: hasAdded,
}
