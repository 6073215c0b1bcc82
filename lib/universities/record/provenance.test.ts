import { aUniversity } from '@/tests/fixtures/a-university'
import { aSource } from '@/tests/fixtures/a-source'
import { citeSources } from './provenance'

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
