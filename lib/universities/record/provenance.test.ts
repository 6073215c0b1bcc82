import { aUniversity } from '@/tests/fixtures/a-university'
import { aSource } from '@/tests/fixtures/a-source'
import { citeSources, provenanceOf } from './provenance'

const SOURCES = {
  register: aSource(),
  statistics: aSource({
    publisher: 'Statistics Office',
    year: '2024/25',
    url: 'https://statistics.example.org',
  }),
}
const sourceOf = (key: string) => (key === 'register' ? SOURCES.register : SOURCES.statistics)

it('cites each source with the record’s own entry before the general address', () => {
  const [register, statistics] = citeSources(aUniversity(), sourceOf)
  expect(register).toMatchObject({
    anchor: 'source-register',
    title: 'Register of Universities',
    url: 'https://register.example.org/1',
    checkedOn: '2026-11-21',
  })
  expect(statistics).toMatchObject({ anchor: 'source-statistics', url: 'https://statistics.example.org' })
})

describe('the provenance of a group', () => {
  const university = aUniversity()
  const profile = { university, sources: citeSources(university, sourceOf) }

  it('separates published figures from an author’s knowledge', () => {
    expect(provenanceOf(profile, ['tuitionFees.domestic', 'tuitionFees.international'])).toEqual({
      sources: [{ anchor: 'source-statistics', label: 'Statistics Office 2024/25' }],
      editorial: {
        month: '2026-11',
        checkAt: 'https://www.example.edu/admissions',
        covers: ['domestic tuition'],
      },
    })
  })

  it('cites nothing for a figure that is not known', () => {
    const unknown = { ...profile, university: { ...university, establishedYear: null } }
    expect(provenanceOf(unknown, ['establishedYear'])).toEqual({ sources: [], editorial: null })
  })
})
