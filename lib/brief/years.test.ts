import { LANGUAGES } from './languages'
import { wordsIn } from './words'
import { yearIn } from './years'

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

it.each([
  ['2026', '2026'],
  ['2026/27', '2026/27'],
  ['since 2024/25', 'à partir de 2024/25'],
  ['late 2026', '2026'],
  ['winter semester 2026/27', '2026/27'],
  ['2026 intake on', 'à partir de 2026'],
  ['2026/27 and 2027/28', '2026/27 et 2027/28'],
  ['read in October 2026', 'consulté en octobre 2026'],
  ['page without a year, read in November 2026', 'consulté en novembre 2026'],
])('tells “%s” in French as “%s”, and leaves it in English', async (text, told) => {
  expect(plain(yearIn(text, await wordsIn('fr')))).toBe(told)
  expect(yearIn(text, await wordsIn('en'))).toBe(text)
})

it.each(LANGUAGES.filter(({ code }) => code !== 'en'))(
  'leaves no English word in $name, and has the digits of the language',
  async ({ code, locale }) => {
    const words = await wordsIn(code)
    const told = [
      'since winter 2026/27',
      'late 2026',
      'fall 2027',
      'from September 2027',
      'read in October 2026',
    ]
    const found = told.map((text) => yearIn(text, words)).join(' ')
    expect(found).not.toMatch(/since|winter|late|fall|from|September|\bread\b/)
    expect(found).toContain(new Intl.NumberFormat(locale, { useGrouping: false }).format(2027))
  },
)
