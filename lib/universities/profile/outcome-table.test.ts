import { aFact, anOutcome } from '@/tests/fixtures/facts'
import { outcomeTable } from './outcome-table'

it('is a row for each subject with the newest figure of each measure, the largest subjects first', () => {
  const table = outcomeTable([
    aFact(anOutcome({ subject: 'Law', value: 80, people: 50 }), { year: '2021-23' }),
    aFact(anOutcome({ subject: 'Law', value: 85, people: 40 }), { year: '2022-23' }),
    aFact(anOutcome({ subject: 'Law', measure: 'earnings', value: 28000, unit: 'GBP', people: 30 }), {
      year: '2021-23',
    }),
    aFact(anOutcome({ subject: 'Nursing', value: 95, people: 300 }), { year: '2022-23' }),
    aFact(anOutcome({ value: 90 })),
  ])
  expect(table?.columns.map(({ value }) => value)).toEqual(['work-or-study', 'earnings'])
  expect(
    table?.rows.map(({ subject, cells, years }) => [
      subject,
      cells.map((cell) => cell?.value ?? null),
      years,
    ]),
  ).toEqual([
    ['Nursing', [95, null], '2022-23'],
    ['Law', [85, 28000], '2022-23, 2021-23'],
  ])
  expect(table?.whose).toEqual(['mostly home graduates'])
})

it('is not drawn where no subject is told apart', () => {
  expect(outcomeTable([aFact(anOutcome())])).toBeNull()
})
