import { aFullRecord, anAddedRecord, aReference } from '@/tests/fixtures/added'
import { cellsOf, toCells } from './flatten'
import { checkContext } from './check-context'
import { checkRow } from './validate'

describe('cellsOf', () => {
  it('reads the plain shape: names of places, fees as text beside dollars', () => {
    const cells = cellsOf({
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
  })

  it('reads our own shape', () => {
    const record = aFullRecord()
    const cells = cellsOf({ ...record, sources: [], editorial: null })
    const inWords = { 'campusLife.housing': 'no', 'admissionRequirements.asksEnglishTest': 'yes' } as const
    expect({ ...cells, ...inWords }).toEqual(toCells(record))
  })

  it('tells "no tests" from unknown tests', () => {
    const tests = (requiredTests: unknown) =>
      cellsOf({ admissionRequirements: { requiredTests } })['admissionRequirements.requiredTests']
    expect(tests([])).toBe('none')
    expect(tests(null)).toBeUndefined()
  })

  it('passes over an empty group', () => {
    expect(cellsOf({ name: 'Alpha', academics: null })).toEqual({ name: 'Alpha' })
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
