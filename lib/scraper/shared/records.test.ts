import { checkExtraction, checkRecords } from './records'
import { aRecord } from '../../../tests/fixtures/firecrawl-replies'

const page = { url: 'https://a.example/', title: 'A', warning: null }

it('accepts a record and names the page it came from', () => {
  const { accepted, refused } = checkRecords([{ ...page, record: aRecord(1) }])
  expect(refused).toEqual([])
  expect(accepted).toEqual([
    { pageUrl: page.url, pageTitle: 'A', record: expect.objectContaining({ name: 'University 1' }) },
  ])
})

it('reads a field left out, empty or null as unknown', () => {
  const record = { name: 'A', country: '', website: null }
  expect(checkRecords([{ ...page, record }]).accepted[0]?.record).toMatchObject({
    country: null,
    website: null,
    establishedYear: null,
    popularPrograms: null,
    tuitionFees: null,
  })
})

it('takes an empty list for unknown: nobody said that no test is required (issue 19, 2)', () => {
  const record = { name: 'A', facilities: [], admissionRequirements: { requiredTests: [] } }
  expect(checkRecords([{ ...page, record }]).accepted[0]?.record).toMatchObject({
    facilities: null,
    admissionRequirements: { requiredTests: null },
  })
  const bare = { name: 'A', admissionRequirements: { englishTest: 'IELTS 6.5' } }
  expect(checkRecords([{ ...page, record: bare }]).accepted[0]?.record.admissionRequirements).toMatchObject({
    requiredTests: null,
  })
})

it('names a model that failed, with what the service says of it (issue 19, 7)', () => {
  const { refused } = checkRecords([{ ...page, record: null, warning: 'The model timed out' }])
  expect(refused[0]?.reasons).toEqual([
    'The service’s model gave no record for this page.',
    'The model timed out',
  ])
})

it('refuses a record with every reason', () => {
  const record = { name: ' ', acceptanceRate: 140, website: 'javascript:alert(1)' }
  const { accepted, refused } = checkRecords([{ ...page, record }])
  expect(accepted).toEqual([])
  expect(refused[0]?.reasons.map((reason) => reason.split(':')[0])).toEqual([
    'name',
    'website',
    'acceptanceRate',
  ])
  expect(refused[0]?.value).toBe(record)
})

it('refuses a page without a record, and one whose record is not one', () => {
  const { refused } = checkRecords([
    { ...page, record: null },
    { ...page, record: 'none' },
  ])
  expect(refused.map(({ reasons }) => reasons[0])).toEqual([
    'The service’s model gave no record for this page.',
    expect.stringContaining('record:'),
  ])
})

it('checks an extraction record by record', () => {
  const { accepted, refused } = checkExtraction({ universities: [aRecord(1), { name: '' }, aRecord(2)] })
  expect(accepted.map(({ record }) => record.name)).toEqual(['University 1', 'University 2'])
  expect(refused).toHaveLength(1)
})

it('refuses an extraction that is not as asked', () => {
  expect(checkExtraction([])).toMatchObject({ accepted: [], refused: [{ reasons: [expect.any(String)] }] })
  expect(checkExtraction(null).refused).toHaveLength(1)
})
