import { aProgramme } from '@/tests/fixtures/a-programme'
import { getBroadFields, getSubjects } from '../../subjects/queries'
import { offeredInCountry } from './in-country'

const offered = (...programmes: Parameters<typeof aProgramme>[0][]) =>
  offeredInCountry(programmes.map(aProgramme), getSubjects(), getBroadFields()).flatMap(
    ({ subjects }) => subjects,
  )

it('counts each university once, in all and at each level', () => {
  const [nursing] = offered(
    { universityId: 'alpha', subject: 'nursing', levels: ['bachelor'] },
    { universityId: 'alpha', subject: 'nursing', levels: ['master'] },
    { universityId: 'beta', subject: 'nursing', levels: ['bachelor'] },
  )
  expect(nursing).toMatchObject({
    slug: 'nursing',
    universities: 2,
    levels: [
      { level: 'bachelor', universities: 2 },
      { level: 'master', universities: 1 },
    ],
  })
})

it('counts at no level what its source names for several or all', () => {
  const [medicine] = offered(
    { universityId: 'alpha', subject: 'medicine', levels: ['bachelor', 'master', 'doctorate'] },
    { universityId: 'beta', subject: 'medicine', levels: ['bachelor', 'master', 'doctorate'] },
    { universityId: 'beta', subject: 'medicine', levels: ['master'] },
  )
  expect(medicine).toMatchObject({
    universities: 2,
    levels: [{ level: 'master', universities: 1 }],
    ofUnknownLevel: 1,
  })
})

it('counts those of general knowledge apart, at no level', () => {
  const known = { subject: 'law', dataset: 'general-knowledge', levels: ['master'] } as const
  const [law] = offered(
    { universityId: 'alpha', subject: 'law', levels: ['bachelor'] },
    { ...known, universityId: 'alpha' },
    { ...known, universityId: 'beta' },
  )
  expect(law).toMatchObject({ universities: 1, more: 1, level: 'bachelor' })
  expect(offered({ ...known, universityId: 'beta' })).toMatchObject([
    { universities: 0, more: 1, levels: [], level: 'master' },
  ])
})

it('leaves out programmes without a subject', () => {
  expect(offered({ subject: null })).toEqual([])
})
