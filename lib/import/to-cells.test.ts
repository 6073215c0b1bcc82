import { aFullRecord, anAddedRecord, aReference } from '@/tests/fixtures/added'
import { checkContext } from './read-import'
import { toCells } from './to-cells'
import { checkRow } from './validate'

const back = (record: Parameters<typeof toCells>[0]) =>
  checkRow(toCells(record), { at: 0, line: 1 }, checkContext(aReference()))

describe('toCells', () => {
  it('writes every field so that it reads back the same', () => {
    const record = aFullRecord()
    expect(back(record)).toMatchObject({ record, problems: [], notes: [] })
  })

  it('leaves out what is unknown', () => {
    expect(toCells(anAddedRecord())).toEqual({ name: 'Harbour University', country: 'nl' })
    expect(back(anAddedRecord()).record).toEqual(anAddedRecord())
  })

  it('keeps a list of one entry with a comma as one entry', () => {
    const record = anAddedRecord({ popularPrograms: ['Film, Television and Media'] })
    expect(back(record).record).toEqual(record)
  })
})
