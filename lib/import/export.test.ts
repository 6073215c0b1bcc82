import { aFullRecord, anAddedRecord, anEntry, aReference } from '@/tests/fixtures/added'
import { entriesToCsv, entriesToJson, faultsToCsv, templateCsv } from './export'
import { readImport } from './read-import'

const names = new Map([['nl', 'Netherlands']])
const again = (text: string) => {
  const result = readImport(text, aReference(), () => {})
  if ('reason' in result) throw new Error(result.reason)
  return result
}

const entries = [
  anEntry({ id: 'added-1', record: aFullRecord() }),
  anEntry({ id: 'added-2', record: anAddedRecord({ name: '=1+1', description: "'=quoted" }) }),
  anEntry({ id: 'added-3', record: anAddedRecord({ name: '-Minus', localName: "''@at" }) }),
]

describe('entriesToCsv', () => {
  it('imports back the same', () => {
    const { rows, unused } = again(entriesToCsv(entries))
    expect(rows.map(({ record }) => record)).toEqual(entries.map(({ record }) => record))
    expect(unused).toEqual([])
  })

  it('has only columns that hold something', () => {
    expect(entriesToCsv([anEntry()])).toBe('\ufeffname,country\r\nHarbour University,nl\r\n')
  })
})

describe('entriesToJson', () => {
  const json = entriesToJson(entries, (code) => names.get(code) ?? code)

  it('imports back the same', () => {
    const { rows, unused } = again(json)
    expect(rows.map(({ record }) => record)).toEqual(entries.map(({ record }) => record))
    expect(unused).toEqual([])
  })

  it('leaves out what is unknown and names the country', () => {
    expect(JSON.parse(json)).toContainEqual({
      name: '=1+1',
      country: 'Netherlands',
      countryCode: 'nl',
      description: "'=quoted",
    })
  })
})

describe('templateCsv', () => {
  it('names every column in words an import knows', () => {
    const heading = templateCsv().replace('\ufeff', '').trim()
    expect(heading).toMatch(/^name,country,campusLife\.location,website,/)
    const example = heading
      .split(',')
      .map((key) => (key === 'name' ? 'Alpha' : key === 'country' ? 'nl' : ''))
    expect(again(`${heading}\n${example.join(',')}`)).toMatchObject({ rows: [{ problems: [] }], unused: [] })
  })
})

describe('faultsToCsv', () => {
  it('says where and why, and can be imported again once it is put right', () => {
    const { rows } = again('name,country,website\nAlpha,Atlantis,ftp://x')
    const csv = faultsToCsv(rows)
    expect(csv).toContain('line,reason,name,country,website')
    expect(csv).toContain('Country: “Atlantis” is not a country we know.')
    const mended = again(csv.replaceAll('Atlantis', 'nl').replaceAll('ftp://x', 'x.example'))
    expect(mended).toMatchObject({ rows: [{ record: { name: 'Alpha', countryCode: 'nl' } }], unused: [] })
  })
})
