import type { Entry } from '@/lib/home/entries'
import { link } from '@/lib/routes'
import { CountLinks } from './count-links'

type StartFromProps = { places: Entry[]; subjects: Entry[]; countries: number }

/** Two ways into the catalogue: by destination and by subject. `countries` is the number of all destinations. */
export function StartFrom({ places, subjects, countries }: StartFromProps) {
  return (
    <div className="grid gap-x-16 gap-y-14 pt-14 lg:grid-cols-2">
      <CountLinks
        id="by-destination"
        title="Start from a place"
        description="The destinations with most universities in the catalogue."
        links={places}
        more={link('/resources/countries', `All ${countries} destinations`)}
      />
      <CountLinks
        id="by-subject"
        title="Start from a subject"
        description="What most universities name among their best-known programmes."
        links={subjects}
        more={link('/courses/undergraduate', 'All subjects')}
      />
    </div>
  )
}
