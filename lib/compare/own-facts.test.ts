import { somePlaceRules } from '@/tests/fixtures/a-place'
import { aChoice, aWorth, RATES, someRules } from '@/tests/fixtures/choice'
import { aMatcherScholarship, aProfile } from '@/tests/fixtures/matcher'
import { ownFacts, type OwnFiles } from './own-facts'

const AWARD = { id: 'award', tie: 'university' } as const
const FILES: OwnFiles = {
  priced: {
    head: { rates: RATES, currencies: { nl: 'EUR' } },
    matcher: { scholarships: [aMatcherScholarship({ id: 'award' })], groups: [], notices: [], countries: [] },
    worths: [aWorth({ tuition: { coverage: 'full', amounts: [], note: null } })],
    places: [null, { choice: aChoice({ awards: [AWARD] }), rules: someRules(), id: 'alpha' }],
  },
  admission: {
    rules: { nl: somePlaceRules({ name: 'Netherlands' }) },
    deadlines: { sets: [], of: {}, more: {} },
    enrols: [],
    territories: {},
  },
}
const today = '2026-11-26'

const factsOf = (...[person, chosen]: [Parameters<typeof ownFacts>[1], string | null]) =>
  ownFacts(FILES, person, { chosen, today }).get('alpha')

test('without a person sums are in the chosen currency, and nothing is said of who can go', () => {
  expect(factsOf(null, 'EUR')).toMatchObject({
    aYear: { text: expect.stringContaining('EUR') },
    cost: { unit: 'EUR' },
    canTakeMe: null,
    awards: null,
  })
  expect(factsOf(null, null)?.aYear?.text).toContain('US$')
})

test('a currency without a rate gives US dollars', () => {
  expect(factsOf(null, 'XXX')?.cost?.unit).toBe('USD')
})

test('a person is answered by their passport, with the reason, and by award', () => {
  const facts = factsOf(aProfile({ nationality: 'ng', degreeHeld: 'secondary' }), null)
  expect(facts?.canTakeMe).toMatchObject({ text: expect.stringMatching(/^[✓✕?≈] /), figure: null })
  expect(facts?.canTakeMe?.note).not.toBeNull()
  expect(facts?.awards?.text).toBeTruthy()
})
