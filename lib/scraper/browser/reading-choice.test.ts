import type { FoundField, FoundValue } from '../shared/proof/fold-record'
import { readFeeText } from '../../money/fee-text/fee-reader'
import { acceptedOf, preselectAll, toggleValue } from './reading-choice'

const value = (text: string, level: string | null = null): FoundValue => ({
  value: text,
  proof: 'on the page',
  level,
  year: null,
  fee: readFeeText(text, { level, quote: 'International students' }),
  places: [],
})
const field = (kind: FoundField['kind'], ...values: FoundValue[]): FoundField => ({
  field: kind === 'list' ? 'programmes' : kind === 'fee' ? 'internationalFee' : 'founded',
  label: 'Field',
  kind,
  values,
})
const LIST = field('list', value('Law'), value('Physics'), value('Art'))
const FEES = field('fee', value('€1 a year', 'bachelor'), value('€2 a year', 'master'), value('€3 a year'))

test('a click adds to a list, and takes the place of another value elsewhere', () => {
  expect(toggleValue({ programmes: [0] }, LIST, 2).programmes).toEqual([0, 2])
  expect(toggleValue({ programmes: [0, 2] }, LIST, 0).programmes).toEqual([2])
  const founded = field('number', value('1946'), value('1900'))
  expect(toggleValue({ founded: [0] }, founded, 1).founded).toEqual([1])
  expect(toggleValue({ founded: [0] }, founded, 0).founded).toEqual([])
})

test('fees of different levels stand beside each other, others take each other’s place (issue 19)', () => {
  expect(preselectAll([FEES]).internationalFee).toEqual([0, 1])
  expect(toggleValue({ internationalFee: [0] }, FEES, 1).internationalFee).toEqual([0, 1])
  expect(toggleValue({ internationalFee: [0, 1] }, FEES, 0).internationalFee).toEqual([1])
  expect(toggleValue({ internationalFee: [0, 1] }, FEES, 2).internationalFee).toEqual([2])
})

test('the accepted values are those at the chosen positions', () => {
  expect(acceptedOf(LIST, { programmes: [2, 9] }).map((found) => found.value)).toEqual(['Art'])
  expect(acceptedOf(LIST, {})).toEqual([])
})
