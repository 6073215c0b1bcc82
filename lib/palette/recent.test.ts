import type { Choice } from './entry'
import { MAX_RECENT, readRecent, withRecent } from './recent'

const aChoice = (href: string): Choice => ({ kind: 'page', href, label: href, detail: '' })

it('puts the latest first, each once, and keeps a few', () => {
  const many = Array.from({ length: MAX_RECENT + 3 }, (_, at) => aChoice(`/${at}`))
  const recent = many.reduce<Choice[]>(withRecent, [])
  expect(recent.map(({ href }) => href)).toEqual(['/8', '/7', '/6', '/5', '/4', '/3'])
  expect(withRecent(recent, aChoice('/5')).map(({ href }) => href)).toEqual([
    '/5',
    '/8',
    '/7',
    '/6',
    '/4',
    '/3',
  ])
})

it('keeps no more of an entry than is drawn', () => {
  const entry = { ...aChoice('/about'), name: ' about ', text: ' long ', weight: 3 }
  expect(withRecent([], entry)).toEqual([aChoice('/about')])
})

it.each([
  ['no list', { 0: aChoice('/about') }],
  ['another site', [aChoice('https://example.org/')]],
  ['another site without its scheme', [aChoice('//example.org/'), aChoice('/\\example.org/')]],
  ['a script', [aChoice('javascript:alert(1)')]],
  ['an unknown kind', [{ ...aChoice('/about'), kind: 'person' }]],
  ['half a choice', [{ kind: 'page', href: '/about' }, null, 'text']],
])('takes nothing from %s', (_, stored) => {
  expect(readRecent(stored)).toEqual([])
})

it('takes what it stored', () => {
  expect(readRecent([aChoice('/about')])).toEqual([aChoice('/about')])
})
