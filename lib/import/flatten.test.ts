import { aFullRecord, anAddedRecord, aReference } from '@/tests/fixtures/added'
import { flattenRecord, toCells } from './flatten'
import { checkContext } from './read-import'
import { checkRow } from './validate'

const flatten = (record: Record<string, unknown>) => {
  const unused = new Set<string>()
  return { cells: flattenRecord(record, unused), unused: [...unused] }
}

describe('flattenRecord', () => {
  it('reads the plain shape: names of places, fees as text beside dollars', () => {
    const { cells, unused } = flatten({
      id: 1,
      name: 'Alpha',
      country: 'Netherlands',
      region: 'Europe',
      worldRanking: 12,
      nationalRanking: 1,
      website: 'https://alpha.example',
      tuitionFees: { domestic: '€2,530', international: 'varies', internationalNumeric: 18000 },
      admissionRequirements: {
        minimumGPA: 3.5,
        requiredTests: ['SAT', 'ACT'],
        applicationDeadline: 'January 15',
      },
      campusLife: { location: 'Delft', housing: true, clubs: 120 },
      popularPrograms: ['Law', 'Film, Television'],
      mascot: 'Owl',
    })
    expect(cells).toEqual({
      name: 'Alpha',
      country: 'Netherlands',
      worldRanking: '12',
      website: 'https://alpha.example',
      'tuitionFees.domestic': '€2,530',
      'tuitionFees.international': 'varies',
      'tuitionFees.internationalNumeric': '18000',
      'admissionRequirements.minimumGPA': '3.5',
      'admissionRequirements.requiredTests': 'SAT; ACT',
      'admissionRequirements.applicationDeadline': 'January 15',
      'campusLife.location': 'Delft',
      'campusLife.housing': 'true',
      'campusLife.clubs': '120',
      popularPrograms: 'Law; Film, Television',
    })
    expect(unused).toEqual(['mascot'])
  })

  it('reads our own shape', () => {
    const record = aFullRecord()
    const { cells, unused } = flatten({ ...record, sources: [], editorial: null })
    const inWords = { 'campusLife.housing': 'no', 'admissionRequirements.asksEnglishTest': 'yes' } as const
    expect({ ...cells, ...inWords }).toEqual(toCells(record))
    expect(unused).toEqual([])
  })

  it('tells "no tests" from unknown tests', () => {
    const tests = (requiredTests: unknown) =>
      flatten({ admissionRequirements: { requiredTests } }).cells['admissionRequirements.requiredTests']
    expect(tests([])).toBe('none')
    expect(tests(null)).toBeUndefined()
  })

  it('shows an object where none belongs as text, to be refused', () => {
    expect(flatten({ name: { first: 'Alpha' } }).cells).toEqual({ name: '{"first":"Alpha"}' })
  })

  it('passes over an empty group', () => {
    expect(flatten({ name: 'Alpha', academics: null })).toEqual({ cells: { name: 'Alpha' }, unused: [] })
  })
})

const back = (record: Parameters<typeof toCells>[0]) =>
  checkRow(toCells(record), { at: 0, line: 1 }, checkContext(aReference()))

describe('toCells', () => {
  it('writes every field so that it reads back the same', () => {
    const record = aFullRecord()
    expect(back(record)).toMatchObject({ record, problems: [], notes: [] })
  })

  it('leaves out what is unknown', () => {
    expect(toCells(anAddedRecord())).toEqual({ name: 'Harbour University', country: 'nl' })
    expect(back(anAddedRecord()).record).toEqual(anAddedRecord())
  })

  it('keeps a list of one entry with a comma as one entry', () => {
    const record = anAddedRecord({ popularPrograms: ['Film, Television and Media'] })
    expect(back(record).record).toEqual(record)
  })
})
