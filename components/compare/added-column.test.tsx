import { saveAdded } from '@/lib/import/added-store'
import { aFullRecord, anEntry, aReference } from '@/tests/fixtures/added'
import { findAddedColumn } from './added-column'

beforeEach(() => {
  localStorage.clear()
  Object.assign(globalThis, {
    fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve(aReference()) }),
  })
  saveAdded([anEntry({ id: 'added-1', record: aFullRecord() })])
})

it('makes the column of an added university', async () => {
  await expect(findAddedColumn('added-1')).resolves.toMatchObject({
    name: 'Harbour University',
    rank: { text: '#601–610', note: 'QS 2026', figure: 601 },
    tuition: { text: 'EUR 9,000–12,000 a year', figure: 21_000 },
    programmes: ['Law', 'Shipping, Ports and Trade'],
  })
})

it('knows nothing of one that is gone', async () => {
  await expect(findAddedColumn('added-2')).resolves.toBeNull()
})
