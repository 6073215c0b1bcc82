import { readFileSync } from 'node:fs'
import { getUniversities } from '@/lib/universities/queries'
import { normaliseText } from '@/lib/text/normalise-text'

/** Forms of Han characters, each before its simplified form. */
const FORMS = Array.from(
  readFileSync('tests/fixtures/han-forms.txt', 'utf8')
    .replace(/\n/g, '')
    .matchAll(/(.)(.)/gu),
  ([, form = '', simple = '']) => [form, simple] as const,
)

test('each form of a character that a name has is read as its simplified form', () => {
  const names = getUniversities().flatMap(({ name, localName, aliases }) => [
    name,
    localName ?? '',
    ...aliases,
  ])
  const inNames = new Set(names.flatMap((name) => name.match(/\p{Script=Han}/gu) ?? []))
  const simplified = new Map(FORMS)
  const wanted = new Set([...inNames].map((character) => simplified.get(character) ?? character))
  const wrong = FORMS.filter(([form, simple]) => wanted.has(simple) && normaliseText(form) !== simple)
  // Add them to lib/text/normalise-text.ts.
  expect(wrong.map((pair) => pair.join('')).join('')).toBe('')
})
