import { catalogueFigures, countryEntries, subjectEntries } from './entries'

test('a country leads to the list of its universities', () => {
  const country = { code: 'nl', name: 'Netherlands', count: 21, centre: null }
  expect(countryEntries([country, { ...country, code: 'be' }], 1)).toEqual([
    { href: '/universities?country=nl', label: 'Netherlands', count: 21, flag: 'nl' },
  ])
})

test('the commonest subjects are chosen and stand by name', () => {
  const entries = subjectEntries(
    [
      { value: 'physics', label: 'Physics', count: 5 },
      { value: 'law', label: 'Law', count: 9 },
      { value: 'music', label: 'Music', count: 1 },
    ],
    2,
  )
  expect(entries.map(({ label }) => label)).toEqual(['Law', 'Physics'])
  expect(entries[0]?.href).toBe('/universities?programmes=law')
})

test('the catalogue’s own figures are counted, not claimed', () => {
  const figures = catalogueFigures(
    { universities: 3330, countries: 194, students: 11_240_000 },
    { university: 1, external: 2, government: 3 },
  )
  expect(figures.map(({ value }) => value)).toEqual(['3,330', '6', '11.2 million', '194'])
})
