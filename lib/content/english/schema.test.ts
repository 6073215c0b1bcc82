import { EnglishScoresSchema } from './schema'

const scale = (id: string) => ({ id, name: `Test ${id}`, min: 0, max: 9, step: 0.5 })
const scores = {
  scales: ['ielts', 'toefl-120', 'toefl-6', 'pte', 'duolingo', 'cambridge'].map(scale),
  links: [
    {
      id: 'a-study',
      a: 'ielts',
      b: 'pte',
      source: {
        title: 'A study',
        publisher: 'A publisher',
        url: 'https://example.org/study',
        year: 2021,
        checkedOn: '2025-01-31',
      },
      bands: [
        { a: [6, 6], b: [50, 57] },
        { a: [6.5, 6.5], b: [58, 64] },
      ],
    },
  ],
}

test('takes scales and the comparisons between them', () => {
  expect(EnglishScoresSchema.safeParse(scores).success).toBe(true)
})

test('refuses a range that runs backwards and a comparison without its source', () => {
  const [link] = scores.links
  const backwards = { ...link, bands: [{ a: [6, 6], b: [57, 50] }, ...(link?.bands ?? [])] }
  expect(EnglishScoresSchema.safeParse({ ...scores, links: [backwards] }).success).toBe(false)
  expect(EnglishScoresSchema.safeParse({ ...scores, links: [{ ...link, source: null }] }).success).toBe(false)
})
