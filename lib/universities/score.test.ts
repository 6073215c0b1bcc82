import { aCompared, aFigure } from '@/tests/fixtures/a-compared'
import { SCORE_FORMULA, SCORE_PARTS, scoreOf } from './score'

const scored = (rank: number | null, acceptance: number | null, research?: number, employment?: number) =>
  scoreOf(
    aCompared({
      rank: rank === null ? null : aFigure(rank),
      acceptance: acceptance === null ? null : aFigure(acceptance),
      research: research === undefined ? null : aFigure(research),
      employment: employment === undefined ? null : aFigure(employment),
    }),
  )

it.each([
  // (96.6 + 60 + 88 + 76) / 4 = 80.15
  ['every part reported', 34, 40, 8.8, 76, 80],
  // (97.1 + 57 + 90 + 70) / 4 = 78.525
  ['rounded up', 29, 57 - 14, 9, 70, 79],
  // (99.7 + 96 + 50 + 70) / 4 = 78.925: research counts as 5, employment as 70
  ['both defaults', 3, 4, undefined, undefined, 79],
  // (99.9 + 100 + 100 + 100) / 4 = 99.975
  ['the best there is', 1, 0, 10, 100, 100],
  // (0 + 0 + 0 + 0) / 4: a reported 0 is not missing
  ['nothing but zeros', 1000, 100, 0, 0, 0],
  // rank 1400 gives -40, floored at 0: (0 + 50 + 50 + 70) / 4 = 42.5
  ['a rank past 1,000, and a half', 1400, 50, undefined, undefined, 43],
])('averages four parts: %s', (_, rank, acceptance, research, employment, total) => {
  expect(scored(rank, acceptance, research, employment).total).toBe(total)
})

it.each([
  [null, 40, 'no world ranking'],
  [7, null, 'no acceptance rate reported'],
  [null, null, 'no world ranking and no acceptance rate reported'],
])('gives no score for rank %p and rate %p, and says what is missing', (rank, acceptance, missing) => {
  expect(scored(rank, acceptance, 9, 90)).toEqual({ total: null, missing })
})

it('opens into parts with the way each came about', () => {
  const score = scored(1400, 40, undefined, 85)
  expect(score.total !== null && score.parts).toEqual([
    { label: 'World ranking', value: 0, words: '100 − 1,400 ÷ 10, at least 0' },
    { label: 'Selectivity', value: 60, words: '100 − 40' },
    { label: 'Research', value: 50, words: '5 × 10, as no rating is reported' },
    { label: 'Employment', value: 85, words: 'the rate itself' },
  ])
})

/** Words and numbers of a part are in one row, so that a person who changes a number here reads the words beside it. */
it.each([
  {
    label: 'World ranking',
    formula: '100 minus a tenth of the world rank, but not below 0',
    computed: [
      { figure: 1, value: 99.9, words: '100 − 1 ÷ 10' },
      { figure: 1000, value: 0, words: '100 − 1,000 ÷ 10, at least 0' },
      { figure: 1400, value: 0, words: '100 − 1,400 ÷ 10, at least 0' },
    ],
    fallback: null,
    missing: 'no world ranking',
  },
  {
    label: 'Selectivity',
    formula: '100 minus the acceptance rate',
    computed: [{ figure: 4.5, value: 95.5, words: '100 − 4.5' }],
    fallback: null,
    missing: 'no acceptance rate reported',
  },
  {
    label: 'Research',
    formula: 'ten times the research rating, taken as 5 where it is missing',
    computed: [{ figure: 8.5, value: 85, words: '8.5 × 10' }],
    fallback: 5,
    missing: '5 × 10, as no rating is reported',
  },
  {
    label: 'Employment',
    formula: 'the employment rate, taken as 70 where it is missing',
    computed: [{ figure: 88, value: 88, words: 'the rate itself' }],
    fallback: 70,
    missing: 'as no rate is reported',
  },
])('$label: the words say what is computed', ({ label, computed, ...words }) => {
  const part = SCORE_PARTS.find((entry) => entry.label === label)
  expect(part).toMatchObject(words)
  for (const { figure, value, words: explained } of computed) {
    expect([part?.compute(figure), part?.explain(figure)]).toEqual([value, explained])
  }
})

it('says the formula in words', () => {
  expect(SCORE_FORMULA).toBe(
    'The score is the average of four parts of 100 each, rounded: 100 minus a tenth of the world rank, but not below 0; 100 minus the acceptance rate; ten times the research rating, taken as 5 where it is missing; and the employment rate, taken as 70 where it is missing. It is of the university and not of a level: rates count as published, mostly those of bachelor’s degrees.',
  )
  expect(SCORE_PARTS).toHaveLength(4)
})
