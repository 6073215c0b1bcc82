import { aDataset, aProgramme, aProgrammeFee } from '@/tests/fixtures/a-programme'
import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { aFact, anEntryFact, aRound, aRoute, aTuition, someFacts } from '@/tests/fixtures/facts'
import { ENTERED_TWICE } from '../facts/vocabulary'
import { basesAt, type Place } from './answers'

const CONTEXT = {
  datasetOf: () => aDataset({ year: '2025' }),
  today: '2026-11-26',
}
const twice = { kind: 'general', source: { title: ENTERED_TWICE, publisher: 'Meridian', url: null } } as const

type University = Place['profile']['university']

const at = (university: University, place: Partial<Place> = {}) =>
  basesAt(
    {
      profile: { university, sources: [] },
      programmes: [],
      awards: [],
      level: 'master',
      subject: 'nursing',
      ...place,
    },
    CONTEXT,
  )

const withFacts = (facts: Parameters<typeof someFacts>[0]) => ({
  ...aBasicUniversity(),
  facts: someFacts(facts),
})

it('answers nothing where nothing is known', () => {
  expect(at(aBasicUniversity())).toEqual({ which: null, cost: null, need: null, when: null, awards: null })
})

it('takes a programme of another level for no answer', () => {
  const which = (dataset: string, level: Place['level'] = 'bachelor') =>
    at(aBasicUniversity(), { programmes: [aProgramme({ dataset })], level }).which
  expect(which('register')).toBe('recent')
  expect(which('general-knowledge')).toBe('twice')
  expect(which('researched')).toBe('once')
  expect(which('register', 'master')).toBeNull()
})

it('takes the price of the programme or of the place, and no usual range', () => {
  const fee = aTuition({ level: 'master' })
  expect(at(withFacts({ fees: [aFact(fee, { year: '2019' })] })).cost).toBe('older')
  expect(at(withFacts({ fees: [aFact(fee, { year: '2015', age: 'past' })] })).cost).toBe('older')
  expect(at(withFacts({ fees: [aFact(fee, twice)] })).cost).toBe('twice')
  expect(at(withFacts({ usualFees: [aFact(fee, { kind: 'usual' })] })).cost).toBeNull()
  expect(at(withFacts({ fees: [aFact(aTuition({ level: 'bachelor' }))] })).cost).toBeNull()
  const programmes = [
    aProgramme({ levels: ['master'], fee: aProgrammeFee({ asOf: '2025' }) }),
    aProgramme({ levels: ['master'], fee: aProgrammeFee({ status: 'home' }) }),
  ]
  expect(at(aBasicUniversity(), { programmes }).cost).toBe('recent')
  expect(at(aBasicUniversity(), { programmes: programmes.slice(1) }).cost).toBeNull()
})

it('takes a score or an own rule for what I need, and no words such as “by programme”', () => {
  expect(at(withFacts({ entry: [anEntryFact('english-minimum')] })).need).toBeNull()
  const floor = { kind: 'ielts', score: 6 } as never
  expect(at(withFacts({ entry: [anEntryFact('english-minimum', { floor }, twice)] })).need).toBe('twice')
  expect(
    at(withFacts({ entry: [anEntryFact('entrance-test', { isOwn: true }, { kind: 'reported' })] })).need,
  ).toBe('recent')
  expect(at(withFacts({ entry: [anEntryFact('teaching-language', { isOwn: true })] })).need).toBeNull()
})

it('takes what a record says of entry for bachelor’s degrees alone', () => {
  const fields = ['admissionRequirements.englishTest', 'admissionRequirements.applicationDeadline']
  const written = aUniversity({ editorial: { fields, month: '2026-11', checkAt: 'https://www.example.edu' } })
  expect(at(written, { level: 'bachelor' })).toMatchObject({ need: 'once', when: 'once' })
  expect(at(written)).toMatchObject({ need: null, when: null })
})

it('takes a date of the place or its service, in its last round too, and none that is usual in the country', () => {
  const round = (...given: Parameters<typeof aRound>) =>
    at(withFacts({ routes: [aFact(aRoute({ level: 'master', rounds: [aRound(...given)] }))] })).when
  expect(round()).toBe('recent')
  expect(round({ isOfCountry: true })).toBeNull()
  expect(round({}, { isUnsure: true })).toBe('recent')
  expect(round({ fields: ['law'] })).toBeNull()
})

it('takes the last round that a page of the place names beside a date of general knowledge', () => {
  const record = aUniversity({
    editorial: {
      fields: ['admissionRequirements.applicationDeadline'],
      month: '2026-11',
      checkAt: 'https://www.example.edu',
    },
  })
  const read = aRound({}, { kind: 'reported', year: '2025', isUnsure: true })
  const facts = someFacts({ routes: [aFact(aRoute({ level: 'bachelor', rounds: [read] }))] })
  expect(at(record, { level: 'bachelor' }).when).toBe('once')
  expect(at({ ...record, facts }, { level: 'bachelor' }).when).toBe('recent')
})

it('knows an award from the page that was read, or from general knowledge', () => {
  const award = (days: string[]) => ({
    sources: days.map((checkedOn) => ({ title: 'Page', url: null, checkedOn })),
  })
  expect(at(aBasicUniversity(), { awards: [award(['2020', '2026-11-24'])] }).awards).toBe('recent')
  expect(at(aBasicUniversity(), { awards: [award([])] }).awards).toBe('once')
})
