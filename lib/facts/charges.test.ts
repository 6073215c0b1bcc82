import { getCharges } from './queries'

const at = (id: string, countryCode: string) =>
  getCharges({ id, countryCode, nation: null }).map(({ value: { what, level, sum }, kind }) => [
    what,
    level,
    sum?.min,
    sum?.period,
    kind,
  ])

test('a university’s own semester contribution replaces the range of its country', () => {
  expect(at('kiel-university', 'de')).toEqual([['semester contribution', 'all', 403, 'semester', 'reported']])
  expect(at('university-of-cologne', 'de')).toEqual([['semester contribution', 'all', 70, 'semester', 'law']])
})

test('France has the CVEC, Austria the students’ union, and Japan examination and admission', () => {
  expect(at('university-of-montpellier', 'fr')).toEqual([
    ['student and campus life contribution (CVEC)', 'all', 105, 'year', 'law'],
  ])
  expect(at('university-of-vienna', 'at')).toEqual([['students’ union fee', 'all', 25, 'semester', 'law']])
  expect(at('kyoto-university', 'jp').map(([what, level, min]) => [what, level, min])).toEqual([
    ['examination fee', 'bachelor', 17_000],
    ['examination fee', 'master', 30_000],
    ['examination fee', 'doctorate', 30_000],
    ['admission fee', 'all', 282_000],
  ])
})

test('a country without a rule has none', () => {
  expect(at('university-of-oxford', 'gb')).toEqual([])
})
