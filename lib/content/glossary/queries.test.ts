import { getTerm, getTerms, TermSchema } from './queries'

it('finds every term by its id', () => {
  for (const term of getTerms()) expect(getTerm(term.id)).toBe(term)
})

it('refuses a text that names a term it does not have', () => {
  expect(() => getTerm('no-such-term')).toThrow('data/glossary.json has no term "no-such-term".')
})

const term = {
  id: 'cas',
  term: 'CAS',
  meaning: 'The number a university gives you for the visa.',
  href: '/resources/visa',
}

test('takes a term that leads to a page of the site', () => {
  expect(TermSchema.safeParse(term).success).toBe(true)
  expect(TermSchema.safeParse({ ...term, href: 'https://example.org' }).success).toBe(false)
})

test('refuses an essay', () => {
  expect(TermSchema.safeParse({ ...term, meaning: 'word '.repeat(60) }).success).toBe(false)
})
