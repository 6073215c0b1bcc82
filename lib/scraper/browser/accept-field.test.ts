/** @jest-environment jsdom */
import { useAddedStore, saveAdded } from '../../import/added-store'
import { aFullRecord, anEntry, aReference } from '@/tests/fixtures/added'
import type { KnownSite } from '../shared/answers'
import { foldPages } from '../shared/proof/fold-record'
import { acceptField } from './accept-field'
import { preselectAll } from './reading-choice'

const said = (value: string, quote = value) => [{ value, quote }]
const FIELDS = foldPages([
  {
    url: 'https://www.harbour.example.com/facts',
    title: 'Facts',
    markdown: 'Founded in 1946. We offer Art. International students pay €900 per semester. Havn University',
    record: {
      name: said('Havn University'),
      founded: said('1946', 'Founded in 1946'),
      programmes: said('Art', 'We offer Art'),
      internationalFee: said('€900 per semester', 'International students pay €900 per semester'),
    },
  },
])
const SITE: KnownSite = {
  id: 'harbour',
  name: 'Harbour University',
  country: 'Netherlands',
  website: 'https://www.harbour.example.com/',
  currency: 'EUR',
  values: [{ field: 'programmes', texts: ['Law', 'Physics'], fee: null, checkedOn: null }],
}
const OURS = {
  ...aFullRecord(),
  id: 'harbour',
  popularPrograms: ['Law', 'Physics'].map((label) => ({ label, levels: ['bachelor'] })),
  facilities: ['Library'],
}
const accept = (name: string) => {
  const field = FIELDS.find((one) => one.field === name)
  if (!field) throw new Error(`There is no field ${name}.`)
  return acceptField(SITE, field, { chosen: preselectAll(FIELDS), readOn: '2026-11-23' })
}

beforeEach(() => {
  localStorage.clear()
  useAddedStore.setState({ entries: [], trouble: null })
  Object.assign(globalThis, {
    fetch: async (address: string) => ({
      ok: !address.includes('broken'),
      status: 500,
      json: async () => (address.endsWith('reference.json') ? aReference() : [OURS]),
    }),
  })
})

test('a field is accepted into one’s own copy of our record, with where it was read (issue 19)', async () => {
  const { id } = await accept('founded')
  expect(useAddedStore.getState().entries).toMatchObject([
    {
      id,
      replaces: 'harbour',
      from: 'crawl',
      record: { name: 'Harbour University', establishedYear: 1946, studentPopulation: 12_345 },
      provenance: [{ field: 'establishedYear', quote: 'Founded in 1946', readOn: '2026-11-23' }],
    },
  ])
})

test('another field joins it, a list keeps what it has, and a fee that is for no year stands as printed', async () => {
  await accept('founded')
  await accept('programmes')
  await accept('internationalFee')
  const { entries } = useAddedStore.getState()
  expect(entries).toHaveLength(1)
  expect(entries[0]?.record).toMatchObject({
    establishedYear: 1946,
    popularPrograms: ['Law', 'Physics', 'Art'],
    tuitionFees: { international: { min: 9_000, max: 12_000 } },
  })
  expect(entries[0]?.provenance?.map(({ value }) => value)).toEqual(['1946', 'Art', '€900 per semester'])
})

test('what the visitor changed in the copy stays', async () => {
  saveAdded([anEntry({ replaces: 'harbour', record: { ...aFullRecord(), name: 'My Harbour' } })])
  await accept('programmes')
  const [entry] = useAddedStore.getState().entries
  expect(entry?.record).toMatchObject({
    name: 'My Harbour',
    popularPrograms: ['Law', 'Shipping, Ports and Trade', 'Art'],
  })
})

test('a name is accepted as a name', async () => {
  await accept('name')
  expect(useAddedStore.getState().entries[0]?.record.name).toBe('Havn University')
})

test('without the files of the catalogue nothing is accepted', async () => {
  process.env.CATALOGUE_VERSION = 'broken'
  await expect(accept('founded')).rejects.toThrow('answered 500')
  expect(useAddedStore.getState().entries).toEqual([])
})
