import { aReference } from '@/tests/fixtures/added'
import { checkContext } from './check-context'
import { makeReader } from './import-reader'
import { guessMatching } from './match-columns'
import { readWhole as read, refusalOf } from '@/tests/fixtures/read-whole'

describe('a file, read and checked', () => {
  it('tells JSON from CSV by its first character', async () => {
    expect(await read(' [{"name": "Alpha", "country": "nl"}]')).toMatchObject({
      rows: [{ record: { name: 'Alpha' } }],
    })
    expect(await read('name,country\nAlpha,nl')).toMatchObject({ rows: [{ record: { name: 'Alpha' } }] })
  })

  it.each([
    ['UTF-8', Buffer.from('name,country\nUniversität Köln,nl', 'utf8')],
    ['UTF-8 with a mark', Buffer.from('\ufeffname,country\nUniversität Köln,nl', 'utf8')],
    ['UTF-16 little-endian', Buffer.from('\ufeffname,country\nUniversität Köln,nl', 'utf16le')],
    ['UTF-16 big-endian', Buffer.from('\ufeffname,country\nUniversität Köln,nl', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('name,country\nUniversität Köln,nl', 'latin1')],
  ])('reads %s', async (_name, bytes) => {
    expect(await read(new Uint8Array(bytes))).toMatchObject({
      rows: [{ record: { name: 'Universität Köln' } }],
    })
  })

  it('reads bytes with a byte-order mark', async () => {
    const bytes = new Uint8Array(Buffer.from('\ufeffname;country\nKöln;Holland', 'utf8'))
    expect(await read(bytes)).toMatchObject({ rows: [{ record: { name: 'Köln', countryCode: 'nl' } }] })
  })

  it('keeps good rows when another is bad', async () => {
    const result = await read('name,country\nAlpha,nl\nBeta,Atlantis\nGamma,gb,1')
    expect(result).toMatchObject({
      rows: [
        { line: 2, record: { name: 'Alpha' } },
        { line: 3, record: null, problems: [{ field: 'country' }] },
        { line: 4, record: null, problems: [{ field: null, reason: expect.stringContaining('3 values') }] },
      ],
    })
  })

  it('refuses a line of 26 MB before looking into it', async () => {
    const line = `name,country\n"${'x'.repeat(26 * 1024 * 1024)}",nl`
    expect(await refusalOf(line)).toContain('at most 25 MB')
  })

  it('refuses a row with a cell of 4 MB, and says why', async () => {
    const result = await read(`name,country\n${'x'.repeat(4 * 1024 * 1024)},nl`)
    expect(result).toMatchObject({ rows: [{ record: null, problems: [{ field: 'name' }] }] })
  })

  it('drops control characters', async () => {
    expect(await read('name,country\nAl\u0000p\u0007ha,nl')).toMatchObject({
      rows: [{ record: { name: 'Alpha' } }],
    })
  })

  it('tells when a file does not say how its letters are written, and reads it as chosen', async () => {
    const bytes = new Uint8Array(Buffer.from('name,country\nUniversität Köln,nl', 'latin1'))
    expect(await read(bytes)).toMatchObject({ encoding: 'windows-1252' })
    expect(await read(bytes, { encoding: 'windows-1251' })).toMatchObject({
      encoding: 'windows-1251',
      rows: [{ record: { name: 'Universitдt Kцln' } }],
    })
    expect(await read('name,country\nUniversität Köln,nl')).toMatchObject({ encoding: null })
  })

  it('keeps a row of which an optional cell is bad', async () => {
    expect(await read('name,country,website,students\nAlpha,nl,ftp://x,12')).toMatchObject({
      rows: [
        { record: { name: 'Alpha', studentPopulation: 12, website: null }, problems: [{ field: 'website' }] },
      ],
    })
  })

  it('refuses a value nested without end, and that row alone', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(
      await read(
        `[{"name": "Alpha", "country": "nl", "aliases": ${deep}}, {"name": "Beta", "country": "nl"}]`,
      ),
    ).toMatchObject({
      rows: [
        { record: null, problems: [{ reason: expect.stringContaining('brackets') }] },
        { record: { name: 'Beta' } },
      ],
    })
  })

  it('counts the lines of JSON whatever they end with', async () => {
    expect(await refusalOf('[\r{"name": "Alpha"},\r\n{"name": Beta}]')).toBe(
      'This is not valid JSON: look at line 3.',
    )
  })

  it('says when there is nothing', async () => {
    expect(await refusalOf(' \n')).toBe('There is nothing in it.')
  })

  it('tells rows of one line apart', async () => {
    const record = '{"name": "Alpha", "country": "nl"}'
    expect(await read(`[${record}, ${record}]`)).toMatchObject({
      rows: [
        { at: 0, line: 1 },
        { at: 1, line: 1 },
      ],
    })
  })

  it('reports how far it is', async () => {
    expect(await read(`name,country\n${'Alpha,nl\n'.repeat(250)}`)).toMatchObject({ progress: [0, 100, 200] })
  })

  it('keeps what no field takes, and a value that was left out', async () => {
    const { rows } = await read(
      'name,country,mascot,region,deadline\nAlpha,nl,Owl,Europe,20 Feb (EU) / 20 Jan (non-EU)',
    )
    expect(rows[0]).toMatchObject({
      record: { admissionRequirements: { applicationDeadline: null } },
      further: [
        ['mascot', 'Owl'],
        ['region', 'Europe'],
        ['Application deadline (as given)', '20 Feb (EU) / 20 Jan (non-EU)'],
      ],
    })
  })

  it('takes the first of two columns that mean the same', async () => {
    const { rows } = await read('name,country,city,location\nAlpha,nl,Delft,Leiden')
    expect(rows[0]).toMatchObject({
      record: { campusLife: { location: 'Delft' } },
      further: [['location', 'Leiden']],
    })
  })
})

describe('what is said once of all rows', () => {
  it('is the country, the currency, what shares and dates are, and the level of fees', async () => {
    const text = 'name,acceptanceRate,deadline,tuition\nAlpha,0.15,05/06/2026,12000'
    const open = await read(text)
    expect(open.rows[0]).toMatchObject({ record: null })
    const all = { country: 'gb', currency: 'EUR', shares: 'parts', dates: 'day', level: 'master' } as const
    expect((await read(text, { all })).rows[0]).toMatchObject({
      problems: [],
      record: {
        countryCode: 'gb',
        acceptanceRate: 15,
        admissionRequirements: { applicationDeadline: { month: 6, day: 5 } },
        tuitionFees: { international: { min: 12_000, currency: 'EUR', note: 'for a master’s' } },
      },
    })
  })

  it('leaves what a row says itself', async () => {
    const { rows } = await read('name,country,tuition_fee_usd\nAlpha,nl,12000\nBeta,nl,EUR 900', {
      all: { currency: 'GBP', country: 'gb' },
    })
    expect(
      rows.map(({ record }) => [record?.countryCode, record?.tuitionFees.international?.currency]),
    ).toEqual([
      ['nl', 'USD'],
      ['nl', 'EUR'],
    ])
  })
})

test.each([
  ['Korea, Republic of', 'kr'],
  ['Taiwan, Province of China', 'tw'],
  ['China (Mainland)', 'cn'],
  ['GBR', 'gb'],
  ['The Netherlands', 'nl'],
])('%s is a country', async (country, code) => {
  const countries = [...aReference().countries]
  for (const one of ['kr', 'tw', 'cn'])
    countries.push({ ...countries[0]!, code: one, name: one, aliases: [] })
  const reference = { ...aReference(), countries }
  const { rows } = await read(`name;country\nAlpha;${country}`, { reference })
  expect(rows[0]?.record?.countryCode).toBe(code)
})

test('a row of 50,000 is checked in a part of its own, and no part takes long', async () => {
  const reader = makeReader()
  const lines = Array.from({ length: 50_000 }, (_, at) => `Academy ${at},nl,Town ${at},EUR 9000,Owl`)
  const summary = await reader.read(
    ['name,country,city,international tuition,mascot', ...lines].join('\n'),
    null,
  )
  if ('reason' in summary) throw new Error(summary.reason)
  expect(summary.total).toBe(50_000)
  const { matching, isSure } = guessMatching(summary.columns, checkContext(aReference()))
  expect(isSure).toBe(true)
  const before = process.cpuUsage()
  const rows = await reader.check(matching, aReference(), 48_000, () => {})
  expect(process.cpuUsage(before).user).toBeLessThan(4_000_000)
  expect(rows).toHaveLength(2000)
  expect(rows.at(-1)).toMatchObject({ at: 49_999, line: 50_001, record: { name: 'Academy 49999' } })
})

test('an address may be http, a name may have 300 letters, and a share is no count', async () => {
  const { rows } = await read(`name,country,website,students\n${'N'.repeat(300)},nl,http://alpha.example,45%`)
  expect(rows[0]).toMatchObject({
    record: { website: 'http://alpha.example', studentPopulation: null },
    problems: [{ field: 'studentPopulation' }],
  })
})
