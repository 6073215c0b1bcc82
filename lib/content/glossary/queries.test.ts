import { getTerm, getTerms } from './queries'

it('finds every term by its id', () => {
  for (const term of getTerms()) expect(getTerm(term.id)).toBe(term)
})

it('refuses a text that names a term it does not have', () => {
  expect(() => getTerm('no-such-term')).toThrow('data/glossary.json has no term "no-such-term".')
})
