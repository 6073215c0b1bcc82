'use client'

import { UniversityList, type UniversityListProps } from './university-list'
import { WORLD_VIEW } from './world-view'

export function WorldListIsland(props: UniversityListProps) {
  return <UniversityList view={WORLD_VIEW} {...props} />
}
