import { aFullRecord, anEntry } from '@/tests/fixtures/added'
import { readStored, writeStored } from './stored-entries'

describe('writeStored and readStored', () => {
  it('keep every field', () => {
    const entries = [
      anEntry({ id: 'added-1', record: aFullRecord(), replaces: 'delft' }),
      anEntry({ id: 'added-2' }),
    ]
    expect(readStored(writeStored(entries))).toEqual({ state: entries, isWhole: true })
  })

  it('write nothing that is unknown', () => {
    expect(JSON.parse(writeStored([anEntry()]))).toEqual({
      version: 1,
      entries: [
        {
          id: 'added-1',
          addedOn: '2026-03-01',
          from: 'file',
          record: { name: 'Harbour University', countryCode: 'nl' },
        },
      ],
    })
  })
})

describe('readStored', () => {
  it.each(['', 'not JSON', 'null', '[]', '{"version":2,"entries":[]}', '{"version":1,"entries":{}}'])(
    'takes %j as broken',
    (raw) => {
      expect(readStored(raw)).toEqual({ state: [], isWhole: false })
    },
  )

  it('saves the whole entries of a value that is broken in part', () => {
    const good = anEntry()
    const raw = JSON.stringify({ version: 1, entries: [good, { id: 'added-2' }, 7] })
    expect(readStored(raw)).toEqual({ state: [good], isWhole: false })
  })

  it('takes hidden letters out of entries that were stored with them', () => {
    const raw = writeStored([anEntry()]).replace('Harbour', 'Har\u202ebour')
    expect(readStored(raw)).toEqual({ state: [anEntry()], isWhole: true })
  })
})
