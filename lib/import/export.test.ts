import { aFullRecord, anAddedRecord, anEntry } from '@/tests/fixtures/added'
import { entriesToCsv, entriesToJson, faultsToCsv, templateCsv } from './export'
import { readWhole as again } from '@/tests/fixtures/read-whole'

const names = new Map([['nl', 'Netherlands']])
const entries = [
  anEntry({ id: 'added-1', record: aFullRecord() }),
  anEntry({ id: 'added-2', record: anAddedRecord({ name: '=1+1', description: "'=quoted" }) }),
  anEntry({ id: 'added-3', record: anAddedRecord({ name: '-Minus', localName: "''@at" }) }),
]

describe('entriesToCsv', () => {
  it('imports back the same', async () => {
    const { rows } = await again(entriesToCsv(entries))
    expect(rows.map(({ record }) => record)).toEqual(entries.map(({ record }) => record))
  })

  it('has only columns that hold something', async () => {
    expect(entriesToCsv([anEntry()])).toBe('\ufeffname,country\r\nHarbour University,nl\r\n')
  })
})

describe('entriesToJson', () => {
  const json = entriesToJson(entries, (code) => names.get(code) ?? code)

  it('imports back the same', async () => {
    const { rows } = await again(json)
    expect(rows.map(({ record }) => record)).toEqual(entries.map(({ record }) => record))
  })

  it('leaves out what is unknown and names the country', async () => {
    expect(JSON.parse(json)).toContainEqual({
      name: '=1+1',
      country: 'Netherlands',
      countryCode: 'nl',
      description: "'=quoted",
    })
  })
})

describe('templateCsv', () => {
  it('names every column in words an import knows', async () => {
    const heading = templateCsv().replace('\ufeff', '').trim()
    expect(heading).toMatch(/^name,country,campusLife\.location,website,/)
    const example = heading
      .split(',')
      .map((key) => (key === 'name' ? 'Alpha' : key === 'country' ? 'nl' : ''))
    expect(await again(`${heading}\n${example.join(',')}`)).toMatchObject({
      rows: [{ problems: [] }],
      isSure: true,
    })
  })
})

describe('faultsToCsv', () => {
  it('says where and why, and can be imported again once it is put right', async () => {
    const { rows } = await again('name,country,website\nAlpha,Atlantis,ftp://x')
    const csv = faultsToCsv(rows)
    expect(csv).toContain('line,reason,name,country,website')
    expect(csv).toContain('Country: “Atlantis” is not a country we know.')
    const mended = await again(csv.replaceAll('Atlantis', 'nl').replaceAll('ftp://x', 'x.example'))
    expect(mended).toMatchObject({ rows: [{ record: { name: 'Alpha', countryCode: 'nl' } }] })
  })
})

test('what no field takes comes back with the export, from CSV and from JSON', async () => {
  const entry = anEntry({ record: anAddedRecord({ acceptanceRate: 0.7 }), further: [['mascot', 'Owl']] })
  const csv = await again(entriesToCsv([entry]))
  const json = await again(entriesToJson([entry], () => 'Netherlands'))
  for (const { rows } of [csv, json])
    expect(rows).toMatchObject([
      { record: { acceptanceRate: 0.7 }, further: [['mascot', 'Owl']], problems: [] },
    ])
})
