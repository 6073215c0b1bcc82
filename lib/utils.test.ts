import { cn } from './utils'

it('lets the later of two classes for the same thing win', () => {
  expect(cn('p-2 text-ink', 'p-4')).toBe('text-ink p-4')
})

it('leaves out what is off', () => {
  expect(cn('card', false, null, undefined, { open: true, closed: false })).toBe('card open')
})

it.each(['text-accent', 'bg-paper', 'rounded-md'])('keeps %s beside a size of text', (name) => {
  expect(cn(name, 'text-sm')).toBe(`${name} text-sm`)
})
