import type { ComparedUniversity } from './compared'

type Figures = Pick<ComparedUniversity, 'rank' | 'acceptance' | 'research' | 'employment'>

/** The score opened: each part out of 100, and how it came about in words. */
export type ScorePart = { label: string; value: number; words: string }

export type Score = { total: number; parts: readonly ScorePart[] } | { total: null; missing: string }

const DEFAULT_RESEARCH = 5
const DEFAULT_EMPLOYMENT = 70

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

function missing(rank: number | null, acceptance: number | null): string {
  if (rank === null && acceptance === null) return 'no world ranking and no acceptance rate reported'
  return rank === null ? 'no world ranking' : 'no acceptance rate reported'
}

/**
 * The comparison score. Without a world rank or an acceptance rate there is none, since any number put in their place
 * would decide it.
 */
export function scoreOf(university: Figures): Score {
  const rank = university.rank?.figure ?? null
  const acceptance = university.acceptance?.figure ?? null
  if (rank === null || acceptance === null) return { total: null, missing: missing(rank, acceptance) }

  const research = university.research?.figure ?? null
  const employment = university.employment?.figure ?? null
  const standing = Math.max(0, 100 - rank / 10)
  const rating = (research ?? DEFAULT_RESEARCH) * 10
  const parts = [
    {
      label: 'World ranking',
      value: standing,
      words: `100 − ${number.format(rank)} ÷ 10${standing === 0 ? ', at least 0' : ''}`,
    },
    { label: 'Selectivity', value: 100 - acceptance, words: `100 − ${number.format(acceptance)}` },
    {
      label: 'Research',
      value: rating,
      words: research === null ? '5 × 10, as no rating is reported' : `${number.format(research)} × 10`,
    },
    {
      label: 'Employment',
      value: employment ?? DEFAULT_EMPLOYMENT,
      words: employment === null ? 'as no rate is reported' : 'the rate itself',
    },
  ]
  const sum = parts.reduce((total, part) => total + part.value, 0)
  return { total: Math.round(sum / parts.length), parts }
}
