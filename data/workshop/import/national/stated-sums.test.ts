import { readFileSync } from 'node:fs'
import { parseTable } from '../dataset'
import { readStatedSums, sumOf } from './stated-sums'

const HEADER =
  'of\tkey\twords\twhat\tmin\tmax\tcurrency\tperiod\tabout\tnote\tnot_for_eu\tmonths\twith_tuition'
const LINES = [
  'health\tde\tabout €140 to €160 a month\thealth insurance\t140\t160\tEUR\tmonth\tyes\t\t\t\t',
  'health\tae\tfrom about AED 600 a year\thealth insurance\t600\t\tAED\tyear\tyes\t\t\t\t',
  'visa-charge\tse\tSEK 900 for non-EU/EEA\tapplication fee\t900\t900\tSEK\tonce\t\t\tyes\t\t',
]
const read = () => readStatedSums(parseTable('stated-sums', [HEADER, ...LINES].join('\n')).rows)

test('a figure is taken only with the very words that it was read from', () => {
  const sums = read()
  expect(sums.of('health', 'de', 'about €140 to €160 a month').map(sumOf)).toEqual([
    { min: 140, max: 160, isFloor: false, currency: 'EUR', period: 'month', isAbout: true, note: null },
  ])
  expect(sums.of('health', 'de', 'about €150 to €170 a month')).toEqual([])
  expect(sums.unused()).toMatchObject([
    { row: 3, id: 'ae' },
    { row: 4, id: 'se' },
  ])
})

test('one sum has no top, and a floor says so', () => {
  const sums = read()
  expect(sums.of('visa-charge', 'se', 'SEK 900 for non-EU/EEA').map(sumOf)).toMatchObject([
    { min: 900, max: null, isFloor: false },
  ])
  expect(sums.of('health', 'ae', 'from about AED 600 a year').map(sumOf)).toMatchObject([
    { min: 600, max: null, isFloor: true },
  ])
})

test('each line of the file stands once, and its figures stand in its words', () => {
  const text = readFileSync('data/workshop/tables/stated-sums.tsv', 'utf8')
  const { rows } = parseTable('stated-sums', text)
  const keys = rows.map(({ of, key, what }) => [of, key, what].join(' '))
  expect(new Set(keys).size).toBe(keys.length)
  const missing = rows.flatMap(({ key = '', words = '', min = '', max = '' }) => {
    const figures = words.replaceAll(',', '')
    const isWritten = (sum: string) =>
      sum === '' || figures.includes(sum) || (sum === '0' && /none|free|\b0\b/.test(words))
    return isWritten(min) && isWritten(max) ? [] : [key]
  })
  expect(missing).toEqual([])
})
