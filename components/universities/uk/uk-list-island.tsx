'use client'

import type { ShownList } from '@/components/list/list-view'
import type { UkMap } from '@/lib/universities/uk/city-map'
import { UniversityList, type UniversityListProps } from '../university-list'
import { CityMap } from './city-map'
import { UK_VIEW } from './uk-view'

type UkListProps = UniversityListProps & { map: UkMap }

export function UkListIsland({ map, ...props }: UkListProps) {
  'use memo'
  const below = {
    ...UK_VIEW.below,
    city: (shown: ShownList) => <CityMap map={map} resultsId={UK_VIEW.list.headingId} {...shown} />,
  }
  return <UniversityList view={{ ...UK_VIEW, below }} {...props} />
}
