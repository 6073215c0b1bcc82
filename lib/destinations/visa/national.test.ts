import { aVisa } from '@/tests/fixtures/a-visa'
import { listVisaAnswers, listVisaDetails, listVisaSums } from './national'

const textOf = (question: string, given: object) =>
  listVisaAnswers(aVisa(given)).find((line) => line.question === question)?.text

test('the questions of the article are answered in its order', () => {
  expect(listVisaAnswers(aVisa())).toEqual([
    { question: 'Visa', text: 'Residence permit for studies' },
    { question: 'Funds to show', text: 'SEK 10,656 a month; applications of 2026' },
    { question: 'Fee', text: 'SEK 1,500' },
    { question: 'Work during study', text: 'No fixed limit so far' },
    { question: 'Work after', text: 'Permit to look for work: 12 months' },
  ])
})

test('a sum that is not sure is about that', () => {
  expect(textOf('Fee', { isUnsure: true, feeNote: 'by nationality' })).toBe('About SEK 1,500; by nationality')
})

test('words stand where no sum is known, and a question without an answer is left out', () => {
  expect(textOf('Fee', { fee: null, feeNote: 'by nationality' })).toBe('By nationality')
  expect(textOf('Funds to show', { funds: null })).toBeUndefined()
  expect(textOf('Funds to show', { funds: { period: 'year', note: 'no national sum' } })).toBe(
    'No national sum',
  )
  expect(textOf('Work after', { workAfter: 'none in general', workAfterLength: null })).toBe(
    'None in general',
  )
})

test('what else is known stands apart', () => {
  expect(listVisaDetails(aVisa({ healthInsurance: 'private insurance', changes: 'raised in 2026' }))).toEqual(
    [
      { question: 'Health insurance', text: 'Private insurance' },
      { question: 'Usual wait', text: '4 to 13 weeks' },
      { question: 'What changed', text: 'Raised in 2026' },
    ],
  )
})

test('in short a sum stands alone, and words only where there is none', () => {
  const shortOf = (given: object) =>
    new Map(listVisaSums(aVisa(given)).map(({ question, text }) => [question, text]))
  expect(shortOf({ feeNote: 'by nationality' }).get('Fee')).toBe('SEK 1,500')
  expect(shortOf({}).get('Funds to show')).toBe('SEK 10,656 a month')
  expect(shortOf({ fee: null, feeNote: 'by nationality' }).get('Fee')).toBe('By nationality')
  expect(shortOf({ funds: { period: 'year', note: 'no national sum' } }).get('Funds to show')).toBe(
    'No national sum',
  )
})
