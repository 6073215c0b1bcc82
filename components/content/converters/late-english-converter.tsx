'use client'

import type { EnglishScoreTables } from '@/lib/content/english/schema'
import { WhenOpened } from './when-opened'

const load = () => import('./english-converter').then((module) => module.EnglishConverter)

/** The English score converter; its script is loaded when it is opened. */
export function LateEnglishConverter({ scores }: { scores: EnglishScoreTables }) {
  return (
    <WhenOpened summary="Convert a score" otherwise="The table below can be read without it." load={load}>
      {(EnglishConverter) => <EnglishConverter scores={scores} />}
    </WhenOpened>
  )
}
