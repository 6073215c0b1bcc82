import type { ListView } from '@/components/list/list-view'
import type { UniversityRow } from '@/lib/universities/row'
import { cityNames, wordsOfSlug } from '@/lib/universities/uk/cities'
import { ofTheUk, UK } from '@/lib/universities/uk/list'
import { WORLD_VIEW } from '../world-view'

/** How the UK portal looks, but for what stands below its filters. */
export const UK_VIEW: ListView<UniversityRow> = {
  list: UK,
  source: WORLD_VIEW.source,
  placeholder: 'Search universities, cities, or programs...',
  noun: WORLD_VIEW.noun,
  heading: ({ total }) => `UK Universities (${total} found)`,
  note: ({ page, pages }) => `Page ${page} of ${pages}`,
  empty: {
    title: 'No universities found',
    text: 'Try another name, city or program, or start again.',
    clear: 'Clear Search',
  },
  pageOf: WORLD_VIEW.pageOf,
  nameOf: (city, loaded) => (loaded && cityNames(ofTheUk(loaded.rows)).get(city)) ?? wordsOfSlug(city),
}
