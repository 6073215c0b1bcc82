import { utils, write, type BookType } from '@e965/xlsx'
import { readWhole, refusalOf } from '@/tests/fixtures/read-whole'
import { tableOf } from './read-table'
import { parseCsv } from './parse-csv'

/** A workbook with a sheet of notes, and one with a title above its heading, a date, a share and a sum in euros. */
function aWorkbook(bookType: BookType, fee: string | number = 'EUR 9000.5'): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Notes']]), 'Notes')
  const sheet = utils.aoa_to_sheet([
    ['Universities of the north'],
    [],
    ['University name', 'Country', 'Deadline', 'Acceptance rate', 'International tuition', 'Founded'],
    ['Harbour University', 'Holland', 46_402, 0.155, fee, 1901],
  ])
  Object.assign(sheet.C4 ?? {}, { z: 'd/m/yyyy' })
  Object.assign(sheet.D4 ?? {}, { z: '0%' })
  if (typeof fee === 'number') Object.assign(sheet.E4 ?? {}, { z: '[$€-2] #,##0.00' })
  utils.book_append_sheet(book, sheet, 'List')
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
}

test.each(['xlsx', 'biff8', 'ods'] as const)(
  'a spreadsheet (%s) is read like any other list',
  async (type) => {
    const { rows, sheet } = await readWhole(aWorkbook(type))
    expect(sheet).toBe('List')
    expect(rows).toMatchObject([
      {
        line: 4,
        problems: [],
        record: {
          name: 'Harbour University',
          countryCode: 'nl',
          establishedYear: 1901,
          acceptanceRate: 15.5,
          admissionRequirements: { applicationDeadline: { month: 1, day: 15 } },
          tuitionFees: { international: { min: 9000.5, currency: 'EUR' } },
        },
      },
    ])
  },
)

test('a sum that a sheet shows with its sign keeps it', async () => {
  const { rows } = await readWhole(aWorkbook('xlsx', 9000.5))
  expect(rows[0]?.record?.tuitionFees.international).toMatchObject({ min: 9000.5, currency: 'EUR' })
})

test.each([
  ['%PDF-1.7', 'a PDF'],
  ['\u0089PNG', 'a picture'],
  ['PAR1', 'a Parquet file'],
  ['<!doctype html><table>', 'a web page or XML'],
])('%j is named: %s', async (start, format) => {
  expect(await refusalOf(new Uint8Array(Buffer.from(start, 'latin1')))).toContain(`This is ${format}`)
})

test('a broken spreadsheet says so', async () => {
  const bytes = aWorkbook('xlsx').slice(0, 300)
  expect(await refusalOf(bytes)).toContain('can’t be read as a spreadsheet')
})

const table = (text: string) => {
  const read = tableOf(parseCsv(text))
  if ('reason' in read) throw new Error(read.reason)
  return read
}

test.each([
  ['in the first row', 'name,country\nAlpha,nl'],
  ['below a title', 'Universities of the world,\n,\nname,country\nAlpha,nl'],
  ['in other words', 'Hochschulname;Land\nAlpha;nl'],
  ['in words that we don’t know', 'Benaming,Gebied\nAlpha,https://alpha.example'],
])('the heading is found %s', (_where, text) => {
  const { columns, rows, hasHeading } = table(text)
  expect(hasHeading).toBe(true)
  expect(columns).toHaveLength(2)
  expect(rows.map(({ values }) => values[0])).toEqual(['Alpha'])
})

test('a file without a heading has numbered columns, and loses no row', () => {
  const { columns, rows, hasHeading } = table('1,Alpha,nl\n2,Beta,gb')
  expect({ columns, hasHeading, rows: rows.length }).toEqual({
    columns: ['Column 1', 'Column 2', 'Column 3'],
    hasHeading: false,
    rows: 2,
  })
})

test('a row with more values than columns has a fault', () => {
  const { rows } = table('name,country\nAlpha,nl,extra\nBeta,gb,')
  expect(rows.map(({ fault }) => fault)).toEqual(['There are 3 values, but only 2 columns.', undefined])
})

test('what is no table says why', () => {
  expect(tableOf([])).toEqual({ reason: 'There is nothing in it.' })
  expect(tableOf(parseCsv('name,country\n\n'))).toEqual({ reason: 'There is no row below the heading.' })
  expect(tableOf(parseCsv(`name${',x'.repeat(600)}\nAlpha`))).toEqual({
    reason: 'The first row has 601 columns; at most 500 can be read.',
  })
})
