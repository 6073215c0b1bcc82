import { inWords } from './university'

test.each([
  ['admissionRequirements.ielts', 6.5, '6.5'],
  ['studentPopulation', 54_321, '54,321'],
  ['campusLife.campusSize', 12.345, '12.345 hectares'],
  ['internationalPercent', 48, '48%'],
  ['acceptanceRate', 7.25, '7.25%'],
  ['academics.researchRating', 8.5, '8.5 of 10'],
  ['admissionRequirements.minimumGPA', 3.25, '3.25 of 4.0'],
  ['establishedYear', 1853, '1853'],
])('%s keeps each decimal of %p, and has its unit', (path, value, words) => {
  expect(inWords(path, value)).toBe(words)
})
