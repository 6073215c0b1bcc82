import { formatList } from '../text/format'
import type { ComparedUniversity } from './compared'
import { SCORE_PARTS } from './score-parts'

type Figures = Pick<ComparedUniversity, (typeof SCORE_PARTS)[number]['key']>

/** The score opened: each part out of 100, and how it came about in words. */
export type ScorePart = { label: string; value: number; words: string }

export type Score = { total: number; parts: readonly ScorePart[] } | { total: null; missing: string }

/**
 * The comparison score. Without a world rank or an acceptance rate there is none, since any number put in their place
 * would decide it.
 */
export function scoreOf(university: Figures): Score {
  const parts: ScorePart[] = []
  const missing: string[] = []
  for (const part of SCORE_PARTS) {
    const figure = university[part.key]?.figure ?? null
    const counted = figure ?? part.fallback
    if (counted === null) missing.push(part.missing)
    else {
      const words = figure === null ? part.missing : part.explain(figure)
      parts.push({ label: part.label, value: part.compute(counted), words })
    }
  }
  if (missing.length > 0) return { total: null, missing: formatList(missing) }
  const sum = parts.reduce((total, part) => total + part.value, 0)
  return { total: Math.round(sum / parts.length), parts }
}
