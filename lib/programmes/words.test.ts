import { aDataset, aProgramme, aProgrammeFee } from '@/tests/fixtures/a-programme'
import {
  datasetInWords,
  grainInWords,
  levelLabels,
  levelsInWords,
  meaningOfProgramme,
  nameOfProgramme,
  programmeFeeInWords,
} from './words'

test('a programme is called by its own title, else by what is known', () => {
  const named = aProgramme({ title: 'Licence Informatique', titleEn: 'Computer science', award: 'Licence' })
  expect(nameOfProgramme(named, 'Computer science')).toBe('Licence Informatique')
  expect(meaningOfProgramme(named, 'Computer science')).toBe('Computer science')
  const untitled = aProgramme({ title: null })
  expect(nameOfProgramme(untitled, 'Nursing')).toBe('Nursing')
  expect(meaningOfProgramme(untitled, 'Nursing')).toBeNull()
  expect(nameOfProgramme(untitled, null)).toBe('Programme')
})

test('levels are words', () => {
  expect(levelsInWords(['master', 'doctorate'])).toBe('Master’s degree or doctorate')
  expect(levelLabels(['bachelor'])).toBe('Bachelor’s')
})

test('a fee of a whole course tells its year, a fee of a year only its dollars', () => {
  expect(programmeFeeInWords(aProgrammeFee())).toEqual({
    sum: 'AUD 120,000 for the whole course',
    year: 'about AUD 40,000, US$ 26,000 a year',
    whose: 'for international students, as of January 2023',
  })
  const inDollars = { currency: 'USD', basis: 'year', perYear: 40_000, dollarsPerYear: 40_000 } as const
  expect(programmeFeeInWords(aProgrammeFee({ sum: 40_000, ...inDollars })).year).toBeNull()
  const ofDollars = { currency: 'USD', basis: 'course', perYear: 5680, dollarsPerYear: 5680 } as const
  expect(programmeFeeInWords(aProgrammeFee({ sum: 22_720, ...ofDollars })).year).toBe(
    'about USD 5,680 a year',
  )
  const unknownYear = aProgrammeFee({ perYear: null, dollarsPerYear: null })
  expect(programmeFeeInWords(unknownYear).year).toBeNull()
})

test('the grain says how much the source tells', () => {
  expect(grainInWords(aProgramme(), aDataset())).toBe(
    'A course with a name of its own, from “Register of courses”, 2025.',
  )
  expect(grainInWords(aProgramme(), aDataset({ listedIn: '2025' }))).toMatch(
    /2025\. It may have ended since\.$/,
  )
  const degrees = aDataset({ counted: 'degrees awarded in 2023/24' })
  const subject = aProgramme({ grain: 'subject', count: 38 })
  expect(grainInWords({ ...subject, grain: 'research' }, degrees)).toMatch(
    /^A field in which .* does research/,
  )
  expect(grainInWords(subject, degrees)).toMatch(/It names no course\. Degrees awarded in 2023\/24: 38\.$/)
})

test('a dataset tells its grain and what it counts', () => {
  expect(datasetInWords(aDataset({ grain: 'subject', counted: 'degrees awarded in 2023/24' }))).toBe(
    '“Register of courses”, 2025: subjects that are offered at a level, without names of courses; it counts degrees awarded in 2023/24.',
  )
})
