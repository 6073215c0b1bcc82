import { detectDelimiter, parseCsv } from './parse-csv'

describe('detectDelimiter', () => {
  it.each([
    ['name,country', ','],
    ['name;country;"a,b,c,d"', ';'],
    ['name\tcountry', '\t'],
    ['name|country', '|'],
    ['name', ','],
    ['name,country\na;b;c;d;e', ','],
    ['Universities\n\nname;country\nAlpha;nl', ';'],
  ])('finds the divider of %j', (text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter)
  })
})

describe('parseCsv', () => {
  it('reads quotes, doubled quotes, and line breaks in quotes, and knows each row’s line', () => {
    const text = [
      'name,description',
      'Alpha,"Known as ""the old one"", by the sea"',
      '',
      'Beta,"Two',
      'lines"',
      'Gamma,',
    ]
    expect(parseCsv(text.join('\n'))).toEqual([
      { line: 1, values: ['name', 'description'] },
      { line: 2, values: ['Alpha', 'Known as "the old one", by the sea'] },
      { line: 4, values: ['Beta', 'Two\nlines'] },
      { line: 6, values: ['Gamma', ''] },
    ])
  })

  it('tells rows apart in a file of mixed line ends', () => {
    const lines = parseCsv('name,country\r\nAlpha,nl\nBeta,gb\rGamma,us\r\n').map(({ line }) => line)
    expect(lines).toEqual([1, 2, 3, 4])
  })

  it('reads semicolons with lists in commas, tabs, and a divider declared on a line of its own', () => {
    expect(parseCsv('name;popularPrograms\r\nAlpha;Law, Medicine\r\n')[1]?.values).toEqual([
      'Alpha',
      'Law, Medicine',
    ])
    expect(parseCsv('name\tcountry\nAlpha\tnl')[1]?.values).toEqual(['Alpha', 'nl'])
    expect(parseCsv('sep=;\nname;country\nAlpha;nl')[1]).toEqual({ line: 3, values: ['Alpha', 'nl'] })
  })

  it('faults a quotation mark never closed', () => {
    const rows = parseCsv('name,country\nBeta,gb\nGamma,"us\nDelta,nl')
    expect(rows.map(({ fault }) => fault)).toEqual([
      undefined,
      undefined,
      expect.stringContaining('never properly closed'),
    ])
  })

  it('keeps formulas as text and takes off the guard of an export', () => {
    expect(parseCsv(`=1+1,"'=HYPERLINK(""http://x"")"`)[0]?.values).toEqual([
      '=1+1',
      '=HYPERLINK("http://x")',
    ])
  })
})
