import { inMonth } from '../tasks/task-time'
import { LANGUAGES } from './languages'
import { wordsIn } from './words'

it.each(LANGUAGES.filter(({ code }) => code !== 'en'))(
  'writes the name of no currency within a sentence with a capital in $name',
  async ({ code }) => {
    const { sum } = await wordsIn(code)
    for (const currency of ['INR', 'EUR', 'NGN', 'AUD'])
      expect(sum(2000, currency)).not.toMatch(/^\P{L}*\p{Lu}/u)
  },
)

it('writes the names of currencies in English with the capital of their country', async () => {
  expect((await wordsIn('en')).sum(2000, 'INR')).toBe('2,000 Indian rupees')
})

it.each(LANGUAGES)('says “usually” once for a time and its latest, in $name', async ({ code }) => {
  const { timeOf, when } = await wordsIn(code)
  const first = inMonth('2027-03', { isUsual: true })
  const [latest, usual] = [inMonth('2027-06'), inMonth('2027-06', { isUsual: true })]
  const told = timeOf({ when: first, latest: usual, missed: null })
  expect(told).toBe(timeOf({ when: first, latest, missed: null }))
  expect(told).toContain(when(latest))
})

it.each(LANGUAGES)('keeps a number of years and its word on one line, in $name', async ({ code }) => {
  const { say } = await wordsIn(code)
  for (const years of [1, 4]) expect(say('years', { years })).not.toContain(' ')
})
