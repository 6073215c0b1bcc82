import { LANGUAGES } from './languages'
import { totalOf } from './place-part'
import type { BriefPlace } from './queries'
import { wordsIn } from './words'
import { inMonth } from '../tasks/task-time'

it.each(LANGUAGES)('says in one sentence why there is no total, in $name', async ({ code }) => {
  const table = { total: null, lacks: ['tuition', 'living'] } as unknown as BriefPlace['table']
  const words = await wordsIn(code)
  const told = totalOf({ table } as BriefPlace, words)
  const [, what = ''] = told.split(/[:：]/)
  expect(what).toContain(words.say('part.tuition'))
  // A part that begins with a capital is a sentence of its own.
  expect(what).not.toMatch(/\p{Lu}/u)
})

it.each(LANGUAGES)(
  'says in $name who asks for a payment ahead: the university, not the country',
  async ({ code }) => {
    const { say } = await wordsIn(code)
    // Other messages set the name of the country behind a colon.
    expect(say('task.payment', { country: '|' })).toMatch(/[:：]\s*\u2068\|\u2069$/)
  },
)

it('names a country within an English sentence with its article, and elsewhere without', async () => {
  const [english, french] = await Promise.all([wordsIn('en'), wordsIn('fr')])
  expect(english.countryInSentence('gb')).toBe('the United Kingdom')
  expect(english.countryInSentence('de')).toBe('Germany')
  expect(french.countryInSentence('gb')).toBe('Royaume-Uni')
})

it.each(LANGUAGES)('writes months alike in $name, alone and from one to another', async ({ code }) => {
  const { when } = await wordsIn(code)
  const told = when(inMonth('2027-08', { lastMonth: '2027-10' }))
  expect(told).not.toMatch(/\d\//)
  if (code === 'zh') expect(told).toBe('2027年8月 – 2027年10月')
})

it('tells the money to show whole, and never less than it is: sums of the state are no estimates', async () => {
  const { span } = await wordsIn('en')
  const one = (sum: number) => ({ low: sum, likely: sum, high: sum })
  const told = (sum: number, currency: string, style: 'needed' | 'code') =>
    span(one(sum), currency, style).replaceAll('\u00A0', ' ')
  expect(told(11_904, 'EUR', 'needed')).toBe('EUR 11,904')
  expect(told(10_538.2, 'GBP', 'needed')).toBe('GBP 10,539')
  expect(told(11_904, 'EUR', 'code')).toBe('EUR 11,900')
})
