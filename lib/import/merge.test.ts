import { aFullRecord, anAddedRecord, anEntry } from '@/tests/fixtures/added'
import { mergeRecords, newRecordId, planImport, toAddedRecord, type Candidate } from './merge'
import type { AddedRecord } from './schema'

const free = () => false
const fee = (min: number) => ({
  min,
  max: null,
  currency: 'EUR',
  period: 'year' as const,
  academicYear: null,
  note: null,
})

describe('mergeRecords', () => {
  it('lets what is new and known win, field by field', () => {
    const old = anAddedRecord({
      establishedYear: 1901,
      popularPrograms: ['Law'],
      facilities: ['Library'],
      campusLife: { location: 'Delft', housing: true, clubs: null, campusSize: null, nearestCity: null },
      tuitionFees: { domestic: fee(2000), international: null },
    })
    const next = anAddedRecord({
      establishedYear: 1902,
      popularPrograms: ['Medicine'],
      campusLife: { location: null, housing: false, clubs: 12, campusSize: null, nearestCity: null },
      tuitionFees: { domestic: null, international: fee(9000) },
    })
    expect(mergeRecords(old, next)).toEqual({
      ...old,
      establishedYear: 1902,
      popularPrograms: ['Medicine'],
      campusLife: { location: 'Delft', housing: false, clubs: 12, campusSize: null, nearestCity: null },
      tuitionFees: { domestic: fee(2000), international: fee(9000) },
    })
  })

  it('changes nothing when nothing new is known, and takes all when nothing was', () => {
    const full = aFullRecord()
    const bare = anAddedRecord({ name: full.name })
    expect(mergeRecords(full, bare)).toEqual(full)
    expect(mergeRecords(bare, full)).toEqual(full)
  })

  it('keeps a figure together with what says how to read it', () => {
    const old = anAddedRecord({
      studentPopulation: 10_000,
      studentDefinition: 'full-time-equivalent',
      acceptanceRate: 40,
      acceptanceRateYear: '2023',
      internationalStudents: 900,
    })
    const next = anAddedRecord({
      studentPopulation: 12_000,
      internationalPercent: 8,
      acceptanceRateYear: '2025',
    })
    expect(mergeRecords(old, next)).toMatchObject({
      studentPopulation: 12_000,
      studentDefinition: null,
      acceptanceRate: 40,
      acceptanceRateYear: '2023',
      internationalStudents: null,
      internationalPercent: 8,
    })
  })

  it('takes "no tests" as knowledge only when it is new', () => {
    const tests = (requiredTests: string[] | null) =>
      anAddedRecord({ admissionRequirements: { ...anAddedRecord().admissionRequirements, requiredTests } })
    expect(mergeRecords(tests(['SAT']), tests(null)).admissionRequirements.requiredTests).toEqual(['SAT'])
    expect(mergeRecords(tests(null), tests([])).admissionRequirements.requiredTests).toEqual([])
  })

  it('lets new words on the test of English take the place of the old score', () => {
    const asking = (englishTest: string | null, ielts: number | null = null) => {
      const { admissionRequirements } = anAddedRecord()
      return anAddedRecord({ admissionRequirements: { ...admissionRequirements, englishTest, ielts } })
    }
    const merged = (next: AddedRecord) => mergeRecords(asking('IELTS 6.5'), next).admissionRequirements.ielts
    expect([asking('TOEFL iBT 90'), asking('IELTS 7.0'), asking(null)].map(merged)).toEqual([null, 7, 6.5])
  })
})

describe('newId', () => {
  it('follows from name and country, and does not tell the name', () => {
    const id = newRecordId(anAddedRecord(), free)
    expect(id).toMatch(/^added-[a-z0-9]+$/)
    expect(id).not.toContain('harbour')
    expect(newRecordId(anAddedRecord({ name: 'HARBOUR  University' }), free)).toBe(id)
    expect(newRecordId(anAddedRecord({ countryCode: 'gb' }), free)).not.toBe(id)
    expect(newRecordId(anAddedRecord(), (taken) => taken === id)).toBe(`${id}-2`)
  })
})

describe('toAddedRecord', () => {
  it('leaves behind what only the catalogue can vouch for', () => {
    const popularPrograms = aFullRecord().popularPrograms.map((label) => ({ label, levels: ['bachelor'] }))
    const record = { ...aFullRecord(), popularPrograms, id: 'x', depth: 'full', sources: [], editorial: null }
    expect(toAddedRecord(record as unknown as Parameters<typeof toAddedRecord>[0])).toEqual(aFullRecord())
  })
})

describe('planImport', () => {
  const added = anEntry({ id: 'added-7', record: anAddedRecord({ name: 'Alpha', establishedYear: 1901 }) })
  const catalogue = new Map([['delft', anAddedRecord({ name: 'Delft', establishedYear: 1842 })]])
  const plan = (...candidates: Partial<Candidate>[]) =>
    planImport({
      candidates: candidates.map((candidate, at) => ({
        at,
        line: at + 2,
        record: anAddedRecord(),
        twin: null,
        choice: 'keep',
        ...candidate,
      })),
      entries: [added],
      catalogue,
      from: 'file',
      successors: {},
      today: '2026-05-01',
    })
  const alpha = { kind: 'added', id: 'added-7', name: 'Alpha' } as const
  const delft = { kind: 'catalogue', id: 'delft', name: 'Delft' } as const
  const news = anAddedRecord({ name: 'News', studentPopulation: 500 })

  it('adds what is new, with the day and where it came from', () => {
    expect(plan({ record: news })).toEqual([
      { id: newRecordId(news, free), addedOn: '2026-05-01', from: 'file', replaces: null, record: news },
    ])
  })

  it('keeps, replaces or merges what was added before, under its id', () => {
    expect(plan({ twin: alpha, record: news })).toEqual([])
    expect(plan({ twin: alpha, record: news, choice: 'replace' })).toEqual([
      { ...added, addedOn: '2026-05-01', record: news },
    ])
    expect(plan({ twin: alpha, record: news, choice: 'merge' })).toMatchObject([
      { id: 'added-7', record: { name: 'News', establishedYear: 1901, studentPopulation: 500 } },
    ])
  })

  it('stands in for the catalogue’s, with or without its figures', () => {
    expect(plan({ twin: delft, record: news })).toEqual([])
    expect(plan({ twin: delft, record: news, choice: 'replace' })).toMatchObject([
      { replaces: 'delft', record: { establishedYear: null, studentPopulation: 500 } },
    ])
    expect(plan({ twin: delft, record: news, choice: 'merge' })).toMatchObject([
      { replaces: 'delft', record: { establishedYear: 1842, studentPopulation: 500 } },
    ])
  })

  it('lets two rows about one university end in one entry', () => {
    const later = anAddedRecord({ name: 'News', acceptanceRate: 30 })
    const same = { kind: 'file', at: 0, line: 2, name: 'News' } as const
    expect(plan({ record: news }, { record: later, twin: same, choice: 'merge' })).toMatchObject([
      { record: { studentPopulation: 500, acceptanceRate: 30 } },
    ])
    expect(
      plan({ record: news, twin: delft, choice: 'replace' }, { record: later, twin: delft, choice: 'merge' }),
    ).toMatchObject([{ replaces: 'delft', record: { studentPopulation: 500, acceptanceRate: 30 } }])
  })

  it('finds the entry that stands in for a university under its id of before', () => {
    const [before] = plan({ record: news, twin: { ...delft, id: 'old-delft' }, choice: 'replace' })
    const again = planImport({
      candidates: [{ at: 0, line: 2, record: anAddedRecord(), twin: delft, choice: 'replace' }],
      entries: before ? [before] : [],
      catalogue,
      from: 'file',
      successors: { 'old-delft': 'delft' },
      today: '2026-05-02',
    })
    expect(again.map(({ id }) => id)).toEqual([before?.id])
  })
})
