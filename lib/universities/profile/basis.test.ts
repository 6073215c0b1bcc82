import { aSource } from '@/tests/fixtures/a-source'
import { aUniversity } from '@/tests/fixtures/a-university'
import { aFact } from '@/tests/fixtures/facts'
import { citeSources } from '../record/provenance'
import { basisOfFact, basisOfFields, distinctBases } from './basis'

const university = aUniversity()
const profile = { university, sources: citeSources(university, (key) => aSource({ publisher: key })) }

it('cites the entry of the list of sources for a field that has one', () => {
  expect(basisOfFields(profile, ['establishedYear'])).toEqual([
    { kind: 'register', year: '2025', publisher: 'register', href: '#source-register' },
  ])
})

it('calls what has no source general knowledge, with the page to check it at', () => {
  expect(basisOfFields(profile, ['popularPrograms'])).toEqual([
    {
      kind: 'general',
      year: 'November 2026',
      publisher: 'check it',
      href: 'https://www.example.edu/admissions',
    },
  ])
})

it('says nothing of a field that is not known', () => {
  const without = { ...profile, university: aUniversity({ establishedYear: null }) }
  expect(basisOfFields(without, ['establishedYear'])).toEqual([])
})

it('names each source of several facts once', () => {
  const fact = aFact(1)
  expect(distinctBases([basisOfFact(fact), basisOfFact({ ...fact, value: 2 } as typeof fact)])).toEqual([
    { kind: 'register', year: '2024', publisher: 'Ministry', href: 'https://ministry.example.org' },
  ])
})
