import { removeFormulaGuard, writeCsv } from './write-csv'

const written = (...rows: (string | number)[][]) => writeCsv(rows).slice(1)

it('starts with a byte-order mark and ends each row with CR LF', () => {
  expect(writeCsv([['a', 'b'], ['c']])).toBe('\uFEFFa,b\r\nc\r\n')
})

it('quotes commas, quotes and line breaks, and nothing else', () => {
  expect(written(['a,b', 'say "hi"', 'one\ntwo', 'one\r\ntwo', 'a;b', ''])).toBe(
    '"a,b","say ""hi""","one\ntwo","one\r\ntwo",a;b,\r\n',
  )
})

it.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['＝1', `"'＝1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\tx', `"'\tx"`],
  ['\r=1', `"'\r=1"`],
  ['=1\n+1', `"'=1\n+1"`],
  ["'=1", `"''=1"`],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('keeps %p from being a formula', (text, cell) => {
  expect(written([text])).toBe(`${cell}\r\n`)
})

it('leaves a number below 0 a number', () => {
  expect(written([-1.5492, '-1.5492'])).toBe(`-1.5492,"'-1.5492"\r\n`)
})

it.each(['=1', '＠x', "'=1", "''-1", "'quoted'", 'plain', ''])('gives %p back without the guard', (text) => {
  const cell = written([text]).replace(/^"|"?\r\n$/g, '')
  expect(removeFormulaGuard(cell)).toBe(text)
})

it('leaves signs within a cell alone', () => {
  expect(written(['University of Nevada - Reno', 'GBP 1,000–2,000'])).toBe(
    'University of Nevada - Reno,"GBP 1,000–2,000"\r\n',
  )
})
