import { checkExtraction } from './records'
import { aRecord } from '../../../tests/fixtures/firecrawl-replies'

const check = (...universities: unknown[]) => checkExtraction({ universities })

it('reads a field left out, empty or null as unknown', () => {
  const record = { name: 'A', country: '', website: null }
  expect(check(record).accepted[0]?.record).toMatchObject({
    country: null,
    website: null,
    establishedYear: null,
    popularPrograms: null,
    tuitionFees: null,
  })
})

it('takes an empty list for unknown: nobody said that no test is required (issue 19, 2)', () => {
  const record = { name: 'A', facilities: [], admissionRequirements: { requiredTests: [] } }
  expect(check(record).accepted[0]?.record).toMatchObject({
    facilities: null,
    admissionRequirements: { requiredTests: null },
  })
  const bare = { name: 'A', admissionRequirements: { englishTest: 'IELTS 6.5' } }
  expect(check(bare).accepted[0]?.record.admissionRequirements).toMatchObject({ requiredTests: null })
})

it('refuses a record with every reason', () => {
  const record = { name: ' ', acceptanceRate: 140, website: 'javascript:alert(1)' }
  const { accepted, refused } = check(record)
  expect(accepted).toEqual([])
  expect(refused[0]?.reasons.map((reason) => reason.split(':')[0])).toEqual([
    'name',
    'website',
    'acceptanceRate',
  ])
  expect(refused[0]?.value).toBe(record)
})

it('checks an extraction record by record', () => {
  const { accepted, refused } = check(aRecord(1), { name: '' }, aRecord(2), null, 'none')
  expect(accepted.map(({ record }) => record.name)).toEqual(['University 1', 'University 2'])
  expect(refused.map(({ reasons }) => reasons[0])).toEqual([
    expect.stringContaining('name:'),
    'The service’s model gave no record.',
    expect.stringContaining('record:'),
  ])
})

it('refuses an extraction that is not as asked', () => {
  expect(checkExtraction([])).toMatchObject({ accepted: [], refused: [{ reasons: [expect.any(String)] }] })
  expect(checkExtraction(null).refused).toHaveLength(1)
})
