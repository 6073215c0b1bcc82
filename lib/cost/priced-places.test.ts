import { aChoice, aWorth, RATES, someRules } from '@/tests/fixtures/choice'
import { aMatcherScholarship, aProfile } from '@/tests/fixtures/matcher'
import { aPlace, aPlan } from '@/tests/fixtures/plans'
import { readSender, shownSender } from '../plan/sender'
import { tablesOf, type PricedPlaces } from './priced-places'

const AWARD = { id: 'award', tie: 'university' } as const
const PRICED: PricedPlaces = {
  head: { rates: RATES, currencies: {} },
  matcher: { scholarships: [aMatcherScholarship({ id: 'award' })], groups: [], notices: [], countries: [] },
  worths: [aWorth({ tuition: { coverage: 'full', amounts: [], note: null } })],
  places: [null, { choice: aChoice({ awards: [AWARD] }), rules: someRules(), id: 'alpha' }],
}
const ASKED = { currency: 'EUR', today: '2026-11-26', sender: null }

test('a place that the catalogue lacks has no cost, and the others keep their turn', () => {
  const [none, table] = tablesOf(PRICED, aProfile(), ASKED)
  expect(none).toBeNull()
  expect(table).toMatchObject({ length: 3, eligible: null, couldPay: { award: { id: 'award' } } })
})

test('the sender of a plan says which award pays, and whose fee they pay, where their profile did not come', () => {
  const answers = [{ verdict: null, award: 'award', check: null }]
  const standings = { nl: { applies: 'home', pays: 'home', isVisaFree: true } }
  const plan = aPlan({ items: [aPlace({ id: 'alpha', universityId: 'alpha' })] })
  const sender = shownSender({ plan, profile: null, sender: readSender({ answers, standings }) })
  const [, table] = tablesOf(PRICED, aProfile(), { ...ASKED, sender })
  expect(table).toMatchObject({ status: { status: 'home' }, eligible: { award: { id: 'award' } } })
})
