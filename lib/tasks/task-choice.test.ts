import { aChoice } from '@/tests/fixtures/choice'
import { toTaskChoice } from './task-choice'

const item = { start: null, added: '2026-09-01', subject: '' }

it('links a university to its page', () => {
  const choice = toTaskChoice(aChoice({ programme: null }), { kind: 'university', id: 'alpha', ...item })
  expect(choice).toMatchObject({
    key: 'university:alpha',
    name: 'Alpha University',
    href: '/universities/alpha',
    added: '2026-09-01',
  })
})

it('names a programme with its English title and its university', () => {
  const programme = { title: 'Rechten', titleEn: 'Law' }
  const choice = toTaskChoice({ ...aChoice(), programme }, { kind: 'programme', id: 'alpha/law', ...item })
  expect(choice).toMatchObject({ name: 'Law, Alpha University', href: '/programmes/alpha/law' })
})

it('links a subject without a programme to the programmes of its university', () => {
  const programme = { title: 'Public health', titleEn: null }
  const choice = toTaskChoice(
    { ...aChoice(), programme },
    { kind: 'programme', id: 'alpha/~public-health.master', ...item },
  )
  expect(choice).toMatchObject({
    name: 'Public health, Alpha University',
    href: '/universities/alpha/programmes',
  })
})

it('is in the territory whose rules hold, where those of its country don’t', () => {
  const jurisdiction = { code: 'isle', name: 'The Isle' }
  const choice = toTaskChoice(aChoice({ jurisdiction }), { kind: 'university', id: 'alpha', ...item })
  expect(choice).toMatchObject({ countryCode: 'isle', country: 'The Isle' })
})
