import { aScholarship } from '@/tests/fixtures/scholarship'
import { toAwardCard } from './card'

const name = (code: string) => code.toUpperCase()

it('shortens a long award and a long list of hosts', () => {
  const card = toAwardCard(
    aScholarship({ value: 'word '.repeat(40), hostCountries: ['de', 'fr', 'it', 'es', 'multiple'] }),
    name,
  )
  expect(card.value).toMatch(/word…$/)
  expect(card.value.length).toBeLessThan(112)
  expect(card.hosts.map((host) => host.name)).toEqual(['DE', 'FR', 'IT'])
  expect(card.moreHosts).toBe(2)
})

it('says several countries in words, and when to check first', () => {
  const card = toAwardCard(aScholarship({ confidence: 'low' }), name)
  expect(card).toMatchObject({ hosts: [{ name: 'Several countries' }], isUnsure: true, degrees: "Master's" })
})
