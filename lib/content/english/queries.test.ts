import { getEnglishScores } from './queries'

it('knows both scales of the TOEFL, and a publisher behind every comparison', () => {
  const { scales, links } = getEnglishScores()
  expect(scales.map(({ id }) => id)).toEqual(expect.arrayContaining(['toefl-120', 'toefl-6']))
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter(({ source }) => !source.publisher || !source.checkedOn)).toEqual([])
})
