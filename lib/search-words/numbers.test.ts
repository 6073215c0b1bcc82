import { readTypedFee, readRank, readTest } from './numbers'
import { readNameQuery } from './relevance'
import { readSaid } from './said'
import { tokenise } from './tokens'

const CURRENCIES = new Set(['USD', 'EUR', 'GBP', 'INR'])
const fee = (text: string) => {
  const read = readTypedFee(tokenise(text), 0, CURRENCIES)
  return read?.meaning.kind === 'fee' ? { ...read.meaning.limit, size: read.size } : null
}

it.each([
  ['under 20k', { min: null, max: 20_000, currency: 'USD', size: 3 }],
  ['max 10 000 euro', { min: null, max: 10_000, currency: 'EUR', size: 3 }],
  ['€5000 a year', { min: null, max: 5000, currency: 'EUR', size: 4 }],
  ['less than 300 us dollars', { min: null, max: 300, currency: 'USD', size: 5 }],
  ['more than 20000 usd', { min: 20_000, max: null, currency: 'USD', size: 4 }],
  ['between 5000 and 8000 gbp', { min: 5000, max: 8000, currency: 'GBP', size: 5 }],
  ['10-20k eur', { min: 10_000, max: 20_000, currency: 'EUR', size: 4 }],
  ['5000 to 8000 euro', { min: 5000, max: 8000, currency: 'EUR', size: 4 }],
  ['10k to 20k', { min: 10_000, max: 20_000, currency: 'USD', size: 5 }],
  ['20k usd to london', { min: null, max: 20_000, currency: 'USD', size: 3 }],
  ['3000 eur per semester', { min: null, max: 6000, currency: 'EUR', size: 4 }],
  ['under 5 lakh', { min: null, max: 500_000, currency: 'INR', size: 3 }],
  ['2026-2027', null],
  ['10 lakh rupees', { min: null, max: 1_000_000, currency: 'INR', size: 3 }],
  ['fees 5000', { min: null, max: 5000, currency: 'USD', size: 2 }],
  ['under 25', null],
  ['2027', null],
  ['20k students', null],
  ['4000 gbp per term', null],
  ['5000 usd per trimester', null],
  ['under', null],
])('reads the sum in %s', (text, wanted) => expect(fee(text)).toEqual(wanted))

it.each([
  ['ielts 6.5', 'ielts', 6.5, 2],
  ['ielts score of 7', 'ielts', 7, 4],
  ['90 toefl', 'toefl', 90, 2],
  ['toefl ibt 100', 'toefl', 100, 3],
])('reads the test in %s', (text, value, score, size) =>
  expect(readTest(tokenise(text), 0)).toEqual({ meaning: { kind: 'test', value, score }, size }),
)

it.each(['ielts', 'ielts 12', 'gre 320'])('reads no test in %s', (text) =>
  expect(readTest(tokenise(text), 0)).toBeNull(),
)

it('reads a rank from 10 on', () => {
  expect(readRank(tokenise('top 100'), 0)?.meaning).toEqual({ kind: 'rank', value: '100' })
  expect(readRank(tokenise('top 3'), 0)).toBeNull()
})

// Every object has it: a table of words that is a plain object answered with a function.
it('takes “constructor” for no word of its own', () => {
  const read = (text: string) => tokenise(text)
  expect(readTest(read('constructor 7'), 0)).toBeNull()
  expect(
    readSaid({ tokens: read('constructor 7'), words: [] }, 0, {
      currencies: CURRENCIES,
      moneyWord: (word) => word,
    }),
  ).toBeNull()
  expect(fee('under 20 constructor')?.max ?? 20).toBe(20)
  expect(readNameQuery('constructor')?.words).toEqual(['constructor'])
})
