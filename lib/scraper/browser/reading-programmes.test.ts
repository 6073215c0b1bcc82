import { SITE_HOST, SITE_PAGES } from '@/tests/fixtures/firecrawl-site'
import type { OurValue } from '../shared/proof/compare-fields'
import { foldProgrammes } from '../shared/proof/fold-programmes'
import { acceptedProgrammes, compareProgrammes, namesField, programmesFile } from './reading-programmes'

const { title, markdown, programmes } = SITE_PAGES['/en/programmes'] ?? { title: '', markdown: '' }
const url = `https://${SITE_HOST}/en/programmes`
const FOUND = foldProgrammes([{ url, title, markdown, record: { programmes } }])
const ours = (field: OurValue['field'], text: string): OurValue => ({
  field,
  texts: [text],
  fee: null,
  checkedOn: '2026-11-01',
})
const KNOWN = [
  { id: 'law', name: 'Law', values: [ours('name', 'Law'), ours('level', 'bachelor')] },
  {
    id: 'sea',
    name: 'Marine Biology',
    values: [ours('name', 'Marine Biology'), ours('length', '36 months')],
  },
]

test('each programme is the same as ours, new or different (issue 19)', () => {
  const compared = compareProgrammes(FOUND, KNOWN, {})
  expect(compared.map(({ name, comparison, ours: own }) => [name, comparison, own?.id])).toEqual([
    ['Marine Biology', 'differs', 'sea'],
    ['Law', 'same', 'law'],
    ['Nordic Studies', 'new', undefined],
    ['Astrology', 'new', undefined],
  ])
})

test('a programme is accepted by its name; the file has what was accepted of it', () => {
  const accepted = acceptedProgrammes(compareProgrammes(FOUND, [], { 'law bachelor': { name: [] } }))
  expect(namesField(accepted).values.map(({ value }) => value)).toEqual(['Marine Biology', 'Nordic Studies'])
  const about = { name: 'Fjord University', country: '', website: null, readOn: '2026-11-23' }
  expect(programmesFile(accepted, about)).toMatchObject({
    university: { name: 'Fjord University', country: null },
    programmes: [
      { name: 'Marine Biology', length: '2 years', internationalFee: '€19,000 a year', language: null },
      { name: 'Nordic Studies', language: null, provenance: [{ page: url }, { field: 'level' }] },
    ],
  })
})
