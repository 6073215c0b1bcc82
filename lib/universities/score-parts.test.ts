import { SCORE_PARTS } from './score-parts'

/** Words and numbers of a part stand in one row: whoever changes a number here reads the words beside it. */
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
