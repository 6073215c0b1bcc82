import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'

/** A file or a pasted text that nobody exports by accident. */
export type HostileFile = { name: string; input: string | Uint8Array }

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part)))),
  )

/** Cells for each of `COLUMNS`. */
const CELLS: Readonly<Record<string, string>> = {
  'a script': '<script>alert(7)</script>',
  'a formula': '=HYPERLINK("http://evil.example";"x")',
  'a full-width formula': '＝cmd|calc!A0',
  'another script’s address': 'javascript:alert(7)',
  'an address with a password': 'https://user:pass@university.example',
  'zero-width spaces': '\u200b\u200b\u200b',
  'a right-to-left override': 'University\u202eedu.evil',
  'half a character': '\ud800',
  'many accents': `e${'\u0301'.repeat(5000)}`,
  '300,000 characters': 'x'.repeat(300_000),
  'a number without end': '9'.repeat(400),
  'a number below nothing': '-1e308',
  'not a number': 'NaN',
  'a comma for a point': '0,62',
  'a prototype': '__proto__',
  'a date that is none': '2026-02-31',
  'digits of another script': '١٢٣',
  'line breaks': 'a\r\nb\u2028c\u0085d',
  'a slow pattern': `${'a'.repeat(30_000)}!`,
}

const COLUMNS = [
  'name', 'country', 'website', 'location', 'description', 'acceptanceRate', 'studentPopulation', 'establishedYear', 'logo',
] // prettier-ignore

/** Records of which some cells are hostile, or any text or number at all, as JSON or in columns. */
const records: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(
      fc.dictionary(
        fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...COLUMNS) }, fc.string()),
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...Object.values(CELLS)) },
          fc.string({ unit: 'binary' }),
          fc.double().map(String),
        ),
        { maxKeys: 4 },
      ),
      { minLength: 1, maxLength: 3 },
    ),
    fc.constantFrom('json', ',', ';', '\t'),
  )
  .map(([rows, kind]) => {
    const whole = rows.map((cells) => ({ name: 'Alpha', country: 'Netherlands', ...cells }))
    if (kind === 'json') return JSON.stringify(whole)
    const columns = [...new Set(whole.flatMap((cells) => Object.keys(cells)))]
    const lines = whole.map((cells) =>
      columns.map((column) => new Map(Object.entries(cells)).get(column) ?? ''),
    )
    return [columns, ...lines].map((line) => line.join(kind)).join('\n')
  })

/** Files with such records, the same for the same seed. */
export const drawFiles = (count: number, seed: number): HostileFile[] =>
  fc.sample(records, { numRuns: count, seed }).map((input, at) => ({ name: `drawn ${seed}/${at}`, input }))

const row = 'name,country\nAlpha,nl\n'

const shapes: HostileFile[] = Object.entries({
  nothing: '',
  blanks: ' \t\r\n\u00a0\ufeff',
  'a bracket': '[',
  'brackets 100,000 deep': '['.repeat(100_000),
  'braces 50,000 deep': '{"a":'.repeat(50_000),
  'a closed nest': `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'a number': '7',
  null: 'null',
  nulls: '[null,null,{}]',
  'an object of nothing': '{}',
  'a list of lists': '[[["name"]]]',
  'a polluting key': '[{"name":"Alpha","country":"nl","__proto__":{"polluted":true}}]',
  'a polluting constructor':
    '[{"name":"Alpha","country":"nl","constructor":{"prototype":{"polluted":true}}}]',
  'a polluting column': 'name,country,__proto__.polluted\nAlpha,nl,yes',
  'the same key twice': '[{"name":"Alpha","name":"Beta","country":"nl"}]',
  'objects for values': '[{"name":{"toString":1},"country":["nl"],"website":{}}]',
  'single quotes': "[{'name':'Alpha'}]",
  'a comment': '/* x */ [{"name":"Alpha","country":"nl"}]',
  'a trailing comma': '[{"name":"Alpha","country":"nl"},]',
  'lines of JSON': '{"name":"Alpha","country":"nl"}\n{"name":"Beta","country":"nl"}\n{',
  'a web page': '<!doctype html><html><body>name,country</body></html>',
  'only a heading': 'name,country',
  'no heading': 'Alpha,nl\nBeta,nl',
  'a heading twice': 'name,name,country\nAlpha,Beta,nl',
  'an empty heading': ',,\nAlpha,nl,x',
  '400,000 columns': `name,country${',x'.repeat(400_000)}\nAlpha,nl`,
  '10,000 columns': `name,country${',x'.repeat(10_000)}\nAlpha,nl${',1'.repeat(10_000)}`,
  '2,001 rows': `name,country\n${'Alpha,nl\n'.repeat(2001)}`,
  '100,000 rows': `name,country\n${'Alpha,nl\n'.repeat(100_000)}`,
  'a quote that never ends': 'name,country\n"Alpha,nl\nBeta,nl',
  'quotes in the middle': 'name,country\nAl"pha"",nl\n"Be"ta,nl',
  'only quotes': '"'.repeat(50_001),
  'only commas': ','.repeat(500_000),
  'only line ends': '\n'.repeat(1_000_000),
  'mixed line ends': 'name,country\r\nAlpha,nl\rBeta,nl\nGamma,nl',
  'old line ends': 'name,country\rAlpha,nl\rBeta,nl',
  'mixed separators': 'name;country\nAlpha,nl\nBeta\tnl',
  tabs: 'name\tcountry\nAlpha\tnl',
  pipes: 'name|country\nAlpha|nl',
  'too few cells': 'name,country,website\nAlpha\nBeta,nl',
  'too many cells': 'name,country\nAlpha,nl,x,y,z',
  'a byte-order mark twice': `\ufeff\ufeff${row}`,
  'a byte-order mark in the middle': 'name,country\n\ufeffAlpha,nl',
  'six megabytes': `name,country\n${'x'.repeat(6_000_000)},nl`,
  'five megabytes in one cell': `name,country\n${'x'.repeat(5_000_000)},nl`,
  'a name of one letter': 'name,country\nA,nl',
  'a name of signs': 'name,country\n!!!,nl',
  'a country of many': 'name,country\nAlpha,"nl, gb, us"',
  'no country': 'name,country\nAlpha,',
  'the same row a thousand times': `name,country\n${'Alpha,nl\n'.repeat(1000)}`,
  'a list of 100,000': `[{"name":"Alpha","country":"nl","popularPrograms":[${'"x",'.repeat(100_000)}"x"]}]`,
  escapes: '[{"name":"\\u0000\\ud83d\\u202e","country":"nl"}]',
}).map(([name, input]) => ({ name, input }))

const encodings: HostileFile[] = [
  { name: 'UTF-16 without its second half', input: bytes([0xff, 0xfe, 0x6e]) },
  { name: 'UTF-16 that lies', input: bytes([0xff, 0xfe], row) },
  { name: 'UTF-32', input: bytes([0xff, 0xfe, 0, 0, 0x6e, 0, 0, 0]) },
  { name: 'broken UTF-8', input: bytes('name,country\n', [0xc3, 0x28, 0xa0, 0xff], ',nl') },
  { name: 'overlong UTF-8', input: bytes('name,country\n', [0xc0, 0xaf], ',nl') },
  { name: 'Windows-1251', input: bytes('name,country\n', [0xcc, 0xc3, 0xd3, 0x20, 0xcb, 0xee, 0xec], ',nl') },
  { name: 'Shift-JIS', input: bytes('name,country\n', [0x93, 0x8c, 0x8b, 0x9e, 0x91, 0xe5, 0x8a, 0x77], ',nl') },
  { name: 'all bytes', input: new Uint8Array(256).map((_, at) => at) },
  { name: 'zeros', input: new Uint8Array(100_000) },
  { name: 'a picture', input: bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], [...new Uint8Array(2000).map((_, at) => (at * 7) & 255)]) },
  { name: 'a workbook', input: bytes('PK', [3, 4, 20, 0], [...deflateRawSync(Buffer.from(row.repeat(100)))]) },
  { name: 'six megabytes of bytes', input: new Uint8Array(6_000_000).fill(0x61) },
] // prettier-ignore

/** Files that were hard for readers before. */
export const HOSTILE_FILES: readonly HostileFile[] = [...shapes, ...encodings]
