import { formatDecimal, formatList } from '../text/format'
import type { ComparedUniversity } from './compared-university'

/** The maximum of each part, and so of the score. */
const MAX_SCORE = 100

/** The world rank is divided by the number, the research rating multiplied; the words are the formula's. */
const RANK_DIVISOR = { number: 10, words: 'a tenth of' }
const RATING_FACTOR = { number: 10, words: 'ten times' }

const DEFAULT_RATING = 5
const DEFAULT_EMPLOYMENT = 70

type ScorePartRule = {
  /** The figure of a compared university that the part is worked out from. */
  key: 'rank' | 'acceptance' | 'research' | 'employment'
  label: string
  /** The formula of the part, as a clause. */
  formula: string
  compute: (figure: number) => number
  /** The explanation of one university's part. */
  explain: (figure: number) => string
  /** Counts where the figure is missing. Null: there is no score without the figure. */
  fallback: number | null
  /** Said where the figure is missing: in place of the explanation, or of the score. */
  missing: string
}

/** The four parts of the comparison score: what they are called, the formula in words, and the sum itself. */
export const SCORE_PARTS: readonly ScorePartRule[] = [
  {
    key: 'rank',
    label: 'World ranking',
    formula: `${MAX_SCORE} minus ${RANK_DIVISOR.words} the world rank, but not below 0`,
    compute: (rank) => Math.max(0, MAX_SCORE - rank / RANK_DIVISOR.number),
    explain: (rank) => {
      const isFloored = rank / RANK_DIVISOR.number >= MAX_SCORE
      return `${MAX_SCORE} − ${formatDecimal(rank)} ÷ ${RANK_DIVISOR.number}${isFloored ? ', at least 0' : ''}`
    },
    fallback: null,
    missing: 'no world ranking',
  },
  {
    key: 'acceptance',
    label: 'Selectivity',
    formula: `${MAX_SCORE} minus the acceptance rate`,
    compute: (rate) => MAX_SCORE - rate,
    explain: (rate) => `${MAX_SCORE} − ${formatDecimal(rate)}`,
    fallback: null,
    missing: 'no acceptance rate reported',
  },
  {
    key: 'research',
    label: 'Research',
    formula: `${RATING_FACTOR.words} the research rating, taken as ${DEFAULT_RATING} where it is missing`,
    compute: (rating) => rating * RATING_FACTOR.number,
    explain: (rating) => `${formatDecimal(rating)} × ${RATING_FACTOR.number}`,
    fallback: DEFAULT_RATING,
    missing: `${DEFAULT_RATING} × ${RATING_FACTOR.number}, as no rating is reported`,
  },
  {
    key: 'employment',
    label: 'Employment',
    formula: `the employment rate, taken as ${DEFAULT_EMPLOYMENT} where it is missing`,
    compute: (rate) => rate,
    explain: () => 'the rate itself',
    fallback: DEFAULT_EMPLOYMENT,
    missing: 'as no rate is reported',
  },
]

const clauses = SCORE_PARTS.map(({ formula }) => formula)
const listed = `${clauses.slice(0, -1).join('; ')}; and ${clauses.at(-1)}`

/** The description of the score, below the comparison. */
export const SCORE_FORMULA = `The score is the average of four parts of ${MAX_SCORE} each, rounded: ${listed}. It is of the university and not of a level: rates count as published, mostly those of bachelor’s degrees.`

type Figures = Pick<ComparedUniversity, (typeof SCORE_PARTS)[number]['key']>

/** The score opened: each part out of 100, and how it came about in words. */
export type ScorePart = { label: string; value: number; words: string }

export type Score = { total: number; parts: readonly ScorePart[] } | { total: null; missing: string }

/** The comparison score. It needs a world rank and an acceptance rate: any number in their place would decide it. */
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
