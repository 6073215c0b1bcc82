import { detectDelimiter, parseCsv } from './parse-csv'

const rowsOf = (text: string) => {
  const parsed = parseCsv(text)
  if ('reason' in parsed) throw new Error(parsed.reason)
  return parsed.rows
}

describe('detectDelimiter', () => {
  it.each([
    ['name,country', ','],
    ['name;country;"a,b,c,d"', ';'],
    ['name\tcountry', '\t'],
    ['name|country', '|'],
    ['name', ','],
    ['name,country\na;b;c;d;e', ','],
  ])('finds the divider of %j', (text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter)
  })
})

describe('parseCsv', () => {
  it('reads quotes, doubled quotes, and line breaks in quotes, and knows each row’s line', () => {
    const text = [
      'name,description,country',
      'Alpha,"Known as ""the old one"", by the sea",nl',
      '',
      'Beta,"Two',
      'lines",gb',
      'Gamma,,us',
    ].join('\n')
    expect(rowsOf(text)).toEqual([
      { line: 2, cells: { name: 'Alpha', description: 'Known as "the old one", by the sea', country: 'nl' } },
      { line: 4, cells: { name: 'Beta', description: 'Two\nlines', country: 'gb' } },
      { line: 6, cells: { name: 'Gamma', country: 'us' } },
    ])
  })

  it('tells rows apart in a file of mixed line ends', () => {
    expect(rowsOf('name,country\r\nAlpha,nl\nBeta,gb\rGamma,us\r\n')).toEqual([
      { line: 2, cells: { name: 'Alpha', country: 'nl' } },
      { line: 3, cells: { name: 'Beta', country: 'gb' } },
      { line: 4, cells: { name: 'Gamma', country: 'us' } },
    ])
  })

  it('says how many columns are too many', () => {
    const reason = 'The first row has 400,001 columns; at most 500 can be read.'
    expect(parseCsv(`name${',x'.repeat(400_000)}\nAlpha`)).toEqual({ reason })
  })

  it('reads semicolons, with lists in commas', () => {
    expect(rowsOf('name;country;popularPrograms\r\nAlpha;nl;Law, Medicine\r\n')).toEqual([
      { line: 2, cells: { name: 'Alpha', country: 'nl', popularPrograms: 'Law, Medicine' } },
    ])
  })

  it('reads tabs, and a divider declared on a line of its own', () => {
    expect(rowsOf('name\tcountry\nAlpha\tnl')).toHaveLength(1)
    expect(rowsOf('sep=;\nname;country\nAlpha;nl')).toEqual([
      { line: 3, cells: { name: 'Alpha', country: 'nl' } },
    ])
  })

  it('names the columns it can’t use, and passes over those that follow from others', () => {
    expect(parseCsv('name,mascot,region,nationalRanking,country\nAlpha,Owl,Europe,1,nl')).toEqual({
      rows: [{ line: 2, cells: { name: 'Alpha', country: 'nl' } }],
      unused: ['mascot'],
    })
  })

  it('takes the first of two columns that mean the same', () => {
    expect(rowsOf('name,city,location\nAlpha,Delft,Leiden')[0]?.cells).toEqual({
      name: 'Alpha',
      'campusLife.location': 'Delft',
    })
  })

  it('faults a row with more values than columns, and a quotation mark never closed', () => {
    const rows = rowsOf('name,country\nAlpha,nl,extra\nBeta,gb,\nGamma,"us\nDelta,nl')
    expect(rows.map(({ line, fault }) => [line, fault])).toEqual([
      [2, 'There are 3 values, but only 2 columns.'],
      [3, undefined],
      [4, 'A quotation mark is opened here and never properly closed.'],
    ])
  })

  it('keeps formulas as text and takes off the guard of an export', () => {
    const [row] = rowsOf(`name,description,country\n=1+1,"'=HYPERLINK(""http://x"")",nl`)
    expect(row?.cells).toEqual({ name: '=1+1', description: '=HYPERLINK("http://x")', country: 'nl' })
  })

  it('is not led astray by headings that name an object’s insides', () => {
    const parsed = parseCsv('name,__proto__,constructor,country\nAlpha,{"x":1},y,nl')
    expect(parsed).toEqual({
      rows: [{ line: 2, cells: { name: 'Alpha', country: 'nl' } }],
      unused: ['__proto__', 'constructor'],
    })
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  it('refuses a file without a name column, without rows, or with too many', () => {
    expect(parseCsv('title,country\nAlpha,nl')).toEqual({ reason: expect.stringContaining('“name”') })
    expect(parseCsv('name,country\n\n')).toEqual({ reason: 'There is no row below the heading.' })
    const line = 'Alpha,nl\n'
    expect(parseCsv(`name,country\n${line.repeat(2000)}`)).toHaveProperty('rows.length', 2000)
    expect(parseCsv(`name,country\n${line.repeat(2001)}`)).toEqual({
      reason: expect.stringContaining('more than 2,000 rows'),
    })
  })
})
