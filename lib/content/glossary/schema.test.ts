import { TermSchema } from './schema'

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
