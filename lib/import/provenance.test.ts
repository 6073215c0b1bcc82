import { aProvenance } from '@/tests/fixtures/a-provenance'
import { mergeProvenance, readProvenance, readProvenanceCell, unchangedProvenance } from './provenance'

const fee = aProvenance()
const city = aProvenance({ field: 'campusLife.location', label: 'City or place', value: 'Oslo' })

test('entries that are as they should be are read, others left out', () => {
  expect(readProvenance([fee, { ...city, page: 'javascript:alert(1)' }, 'x', null])).toEqual([fee])
  expect(readProvenanceCell(JSON.stringify([city]))).toEqual([city])
  for (const value of [undefined, [], 'x', {}, [1]]) expect(readProvenance(value)).toBeUndefined()
  expect(readProvenanceCell('[{')).toBeUndefined()
})

test('a value that the visitor changed is no longer the page’s', () => {
  const before = { 'tuitionFees.international': 'GBP 21500', 'campusLife.location': 'Oslo' } as const
  const after = { ...before, 'tuitionFees.international': 'GBP 9000' }
  expect(unchangedProvenance([fee, city], before, after)).toEqual([city])
  expect(unchangedProvenance([fee], before, after)).toBeUndefined()
  expect(unchangedProvenance(undefined, before, after)).toBeUndefined()
})

test('of two lists the newer one’s entries hold for its fields', () => {
  const newer = aProvenance({ value: '£22,000 a year' })
  expect(mergeProvenance([fee, city], [newer])).toEqual([city, newer])
  expect(mergeProvenance(undefined, undefined)).toBeUndefined()
})
