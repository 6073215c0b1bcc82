'use client'

import type { ShownList } from '@/components/list/list-view'
import { ListBrowser } from '@/components/list/list-browser'
import type { UkMap } from '@/lib/universities/uk/city-map'
import { TopUniversities } from '../top-universities'
import { FoundCards, UniversityCards } from '../university-cards'
import type { WorldListProps } from '../world-list-island'
import { CityMap } from './city-map'
import { NationNotes } from './nation-notes'
import { UK_VIEW } from './uk-view'

export type UkListProps = WorldListProps & { map: UkMap }

export function UkListIsland({ served, cards, top, cardAction, map }: UkListProps) {
  'use memo'
  const below = {
    city: (shown: ShownList) => <CityMap map={map} resultsId={UK_VIEW.list.headingId} {...shown} />,
    nation: () => <NationNotes />,
  }
  return (
    <ListBrowser
      view={{ ...UK_VIEW, below }}
      served={served}
      top={<TopUniversities {...top} />}
      cards={(found) =>
        found ? (
          <FoundCards rows={found.rows} action={cardAction} />
        ) : (
          <UniversityCards cards={cards} action={cardAction} />
        )
      }
    />
  )
}
