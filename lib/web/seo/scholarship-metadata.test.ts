import { aScholarship } from '@/tests/fixtures/scholarship'
import { hubMetadata, kindMetadata, scholarshipMetadata } from './scholarship-metadata'
import { BROWSE_ALL } from '../../scholarships/list'

const canonical = (metadata: ReturnType<typeof hubMetadata>) => metadata.alternates?.canonical

it('keeps in the canonical address what changes the results', () => {
  const search = { ...BROWSE_ALL, type: ['external' as const], sort: 'value' as const, page: 2 }
  expect(canonical(hubMetadata(search))).toBe('/scholarships?type=external&page=2')
  expect(canonical(hubMetadata({ ...BROWSE_ALL, tab: 'matcher' }))).toBe('/scholarships')
  expect(canonical(kindMetadata('merit'))).toBe('/scholarships/merit')
})

it('describes an award in at most a line', () => {
  const { description } = scholarshipMetadata(aScholarship({ description: 'Many words. '.repeat(40) }))
  expect(description?.length).toBeLessThanOrEqual(156)
})
