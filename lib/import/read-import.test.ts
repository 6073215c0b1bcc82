import { aReference } from '@/tests/fixtures/added'
import { readImport } from './read-import'

const read = (input: string | Uint8Array, onProgress: (done: number, total: number) => void = () => {}) =>
  readImport(input, aReference(), onProgress)

describe('readImport', () => {
  it('tells JSON from CSV by its first character', () => {
    expect(read(' [{"name": "Alpha", "country": "nl"}]')).toMatchObject({
      rows: [{ record: { name: 'Alpha' } }],
    })
    expect(read('name,country\nAlpha,nl')).toMatchObject({ rows: [{ record: { name: 'Alpha' } }] })
  })

  it.each([
    ['UTF-8', Buffer.from('name,country\nUniversität Köln,nl', 'utf8')],
    ['UTF-8 with a mark', Buffer.from('\ufeffname,country\nUniversität Köln,nl', 'utf8')],
    ['UTF-16 little-endian', Buffer.from('\ufeffname,country\nUniversität Köln,nl', 'utf16le')],
    ['UTF-16 big-endian', Buffer.from('\ufeffname,country\nUniversität Köln,nl', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('name,country\nUniversität Köln,nl', 'latin1')],
  ])('reads %s', (_name, bytes) => {
    expect(read(new Uint8Array(bytes))).toMatchObject({ rows: [{ record: { name: 'Universität Köln' } }] })
  })

  it('reads bytes with a byte-order mark', () => {
    const bytes = new Uint8Array(Buffer.from('\ufeffname;country\nKöln;Holland', 'utf8'))
    expect(read(bytes)).toMatchObject({ rows: [{ record: { name: 'Köln', countryCode: 'nl' } }], unused: [] })
  })

  it('keeps good rows when another is bad', () => {
    const result = read('name,country\nAlpha,nl\nBeta,Atlantis\nGamma,gb,1')
    expect(result).toMatchObject({
      rows: [
        { line: 2, record: { name: 'Alpha' } },
        { line: 3, record: null, problems: [{ field: 'country' }] },
        { line: 4, record: null, problems: [{ field: null, reason: expect.stringContaining('3 values') }] },
      ],
    })
  })

  it('refuses a line of 10 MB before looking into it', () => {
    const result = read(`name,country\n"${'x'.repeat(10 * 1024 * 1024)}",nl`)
    expect(result).toEqual({ reason: expect.stringContaining('at most 5 MB') })
  })

  it('refuses a row with a cell of 4 MB, and says why', () => {
    const result = read(`name,country\n${'x'.repeat(4 * 1024 * 1024)},nl`)
    expect(result).toMatchObject({ rows: [{ record: null, problems: [{ field: 'name' }] }] })
  })

  it('drops control characters', () => {
    expect(read('name,country\nAl\u0000p\u0007ha,nl')).toMatchObject({
      rows: [{ record: { name: 'Alpha' } }],
    })
  })

  it('tells when a file does not say how its letters are written, and reads it as chosen', () => {
    const bytes = new Uint8Array(Buffer.from('name,country\nUniversität Köln,nl', 'latin1'))
    expect(read(bytes)).toMatchObject({ encoding: 'windows-1252' })
    expect(readImport(bytes, aReference(), () => {}, 'windows-1251')).toMatchObject({
      encoding: 'windows-1251',
      rows: [{ record: { name: 'Universitдt Kцln' } }],
    })
    expect(read('name,country\nUniversität Köln,nl')).toMatchObject({ encoding: null })
  })

  it('keeps a row of which an optional cell is bad', () => {
    expect(read('name,country,website,students\nAlpha,nl,ftp://x,12')).toMatchObject({
      rows: [
        { record: { name: 'Alpha', studentPopulation: 12, website: null }, problems: [{ field: 'website' }] },
      ],
    })
  })

  it('refuses a value nested without end, and that row alone', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(
      read(`[{"name": "Alpha", "country": "nl", "aliases": ${deep}}, {"name": "Beta", "country": "nl"}]`),
    ).toMatchObject({
      rows: [
        { record: null, problems: [{ reason: expect.stringContaining('brackets') }] },
        { record: { name: 'Beta' } },
      ],
    })
  })

  it('counts the lines of JSON whatever they end with', () => {
    expect(read('[\r{"name": "Alpha"},\r\n{"name": Beta}]')).toEqual({
      reason: 'This is not valid JSON: look at line 3.',
    })
  })

  it('says when there is nothing', () => {
    expect(read(' \n')).toEqual({ reason: 'There is nothing in it.' })
  })

  it('tells rows of one line apart', () => {
    const record = '{"name": "Alpha", "country": "nl"}'
    expect(read(`[${record}, ${record}]`)).toMatchObject({
      rows: [
        { at: 0, line: 1 },
        { at: 1, line: 1 },
      ],
    })
  })

  it('reports how far it is', () => {
    const progress: [number, number][] = []
    read(`name,country\n${'Alpha,nl\n'.repeat(120)}`, (done, total) => progress.push([done, total]))
    expect(progress).toEqual([
      [0, 120],
      [50, 120],
      [100, 120],
    ])
  })
})
