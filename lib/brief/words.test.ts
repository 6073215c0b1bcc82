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
