import { getSubjectGroups, type SubjectGroup } from '../programmes/start/queries'
import { catalogueFigures, countryEntries, START_SUBJECTS, subjectEntries } from './entries'

test('a country leads to the list of its universities', () => {
  const country = { code: 'nl', name: 'Netherlands', count: 21, centre: null }
  expect(countryEntries([country, { ...country, code: 'be' }], 1)).toEqual([
    { href: '/universities?country=nl', label: 'Netherlands', count: 21 },
  ])
})

test('a subject leads to its programmes, and the chosen ones stand by name', () => {
  const groups = [
    {
      label: 'Science',
      subjects: [
        ['Physics', 5, 1],
        ['Biology', 7, 0],
      ],
    },
    {
      label: 'Engineering',
      subjects: [['Electrical and electronic engineering', 9, 3, 'electrical-engineering']],
    },
  ] satisfies SubjectGroup[]
  expect(subjectEntries(groups, ['physics', 'electrical-engineering'])).toEqual([
    {
      href: '/programmes?subject=electrical-engineering',
      label: 'Electrical and electronic engineering',
      count: 9,
    },
    { href: '/programmes?subject=physics', label: 'Physics', count: 5 },
  ])
})

test('every subject of the home page is there for a bachelor’s degree', () => {
  expect(subjectEntries(getSubjectGroups('bachelor', []), START_SUBJECTS)).toHaveLength(START_SUBJECTS.length)
})

test('the catalogue’s own figures are counted, not claimed', () => {
  const figures = catalogueFigures(
    { universities: 3330, countries: 194, students: 11_240_000 },
    { university: 1, external: 2, government: 3 },
  )
  expect(figures.map(({ value }) => value)).toEqual(['3,330', '6', '11.2 million', '194'])
})
