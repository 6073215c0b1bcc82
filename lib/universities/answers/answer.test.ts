import type { Level } from '../../facts/vocabulary'
import { answerAt, holdingAt, orNull, elsewhereInWords, notKnownAt } from './answer'

const KNOWN: Partial<Record<Level, string>> = { bachelor: '13 January', doctorate: '1 March' }
const read = (level: Level) => KNOWN[level] ?? null

it('answers with what holds at the level, and then names no other', () => {
  expect(answerAt(read, 'bachelor')).toEqual({ value: '13 January', others: [] })
})

it('never answers with what holds at another level, and names it apart', () => {
  expect(answerAt(read, 'master')).toEqual({
    value: null,
    others: [
      { level: 'bachelor', value: '13 January' },
      { level: 'doctorate', value: '1 March' },
    ],
  })
})

it('has neither where nothing is known', () => {
  expect(answerAt(() => null, 'master')).toEqual({ value: null, others: [] })
  expect(answerAt(() => orNull([]), 'master')).toEqual({ value: null, others: [] })
})

it('puts what holds at the level before what holds at all, and leaves out the rest', () => {
  const facts = (['all', 'bachelor', 'master'] as const).map((level) => ({ value: { level } }))
  expect(holdingAt(facts, 'master').map(({ value }) => value.level)).toEqual(['master', 'all'])
})

it('says what is known for other levels, each with its level, the same once', () => {
  expect(notKnownAt('doctorate')).toBe('Not known for a PhD')
  expect(
    elsewhereInWords([
      { level: 'bachelor', value: 'EUR 1 a year' },
      { level: 'master', value: 'EUR 1 a year' },
    ]),
  ).toEqual(['For a bachelor’s or master’s: EUR 1 a year'])
  expect(
    elsewhereInWords([
      { level: 'bachelor', value: '13 January' },
      { level: 'doctorate', value: '1 March' },
    ]),
  ).toEqual(['For a bachelor’s: 13 January', 'For a PhD: 1 March'])
})
