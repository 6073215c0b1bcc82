'use client'

import { useCatalogue } from '@/components/list/catalogue-source'
import type { Level } from '@/lib/facts/vocabulary'
import type { ResultMark } from '@/lib/list/result-marks'
import { drawProgramme } from '@/lib/programmes/drawn-row'
import { readVerdicts } from '@/lib/programmes/kept-verdicts'
import type { ProgrammeListRow } from '@/lib/programmes/row'
import { atLevel } from '@/lib/universities/level-values'
import { ProgrammeCards } from './programme-cards'

type FoundProgrammesProps = {
  rows: readonly ProgrammeListRow[]
  currency: string
  /** By name. */
  subject: string
  asked: { level: Level; subject: string; isAtLevel: boolean }
  marks: readonly ResultMark[]
}

/** A page of results that the browser found. */
export function FoundProgrammes({ rows, currency, subject, asked, marks }: FoundProgrammesProps) {
  'use memo'
  const catalogue = useCatalogue()
  if (!catalogue) return null
  const verdictOf = readVerdicts()
  const programmes = rows.map((row) => ({
    ...drawProgramme(row, atLevel(catalogue.cardOf(row.university), row.level), { currency, subject }),
    ...(verdictOf && row.levels > 0 && { takes: verdictOf(row) }),
  }))
  return <ProgrammeCards programmes={programmes} {...asked} marks={marks} />
}
