import { formatDecimal } from '@/lib/text/format'
import { WORLD } from '@/lib/universities/list'
import type { University } from '@/lib/universities/record/schema'
import { FACILITIES } from '@/lib/universities/vocabulary'
import { LinkedValues } from './linked-values'
import { Pairs } from './pairs'
import { Topic } from './topic'

/** The places where students live, and the facilities of the campus. */
export function CampusSection({ university }: { university: University }) {
  const { location, nearestCity, housing, clubs, campusSize } = university.campusLife
  return (
    <>
      <Pairs
        pairs={[
          { label: 'Campus location', value: location },
          { label: 'Nearest city', value: nearestCity },
          { label: 'Housing', value: housing === null ? null : housing ? 'Available' : 'Not Available' },
          { label: 'Clubs', value: clubs && `${formatDecimal(clubs)}+ active` },
          { label: 'Campus size', value: campusSize && `${formatDecimal(campusSize)} hectares` },
        ]}
      />
      {university.facilities.length > 0 && (
        <>
          <Topic>Facilities</Topic>
          <LinkedValues
            label="Facilities"
            links={FACILITIES.filter(({ label }) => university.facilities.includes(label)).map(
              ({ value, label }) => ({ label, href: WORLD.href({ facilities: [value] }) }),
            )}
          />
        </>
      )}
    </>
  )
}
