import { aChoice, aWorth, RATES, someRules } from '@/tests/fixtures/choice'
import { aDeadline, aMatcherScholarship, aProfile } from '@/tests/fixtures/matcher'
import { aPlace, aPlan } from '@/tests/fixtures/plans'
import { readSender, shownSender } from '../plan/sender'
import { standingOf } from './awards'
import { placesFor, tableOf, tablesOf, type PricedPlaces } from './priced-places'

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

test('an award that the visitor chose is counted, and no other; one that closes after courses begin pays nothing', () => {
  const [, chosen] = PRICED.places
  const other = { id: 'other', tie: 'university' } as const
  const dated = aMatcherScholarship({ id: 'other', deadlines: [aDeadline({ month: 10, day: 6 })] })
  const priced: PricedPlaces = {
    ...PRICED,
    matcher: { ...PRICED.matcher, scholarships: [...PRICED.matcher.scholarships, dated] },
    worths: [...PRICED.worths, aWorth({}, { id: 'other' }), ...PRICED.worths],
    places: [chosen ? { ...chosen, choice: aChoice({ awards: [AWARD, other] }) } : null],
  }
  const couldPay = (awards: readonly string[], start: string | null) => {
    const [place] = placesFor(priced, aProfile(), { ...ASKED, wishes: [{ awards, start }] })
    const standings = place?.awards.map((award) => standingOf(award))
    return [tableOf(place ?? null)?.couldPay?.award.id ?? null, standings]
  }
  expect(couldPay([], null)).toEqual(['award', ['could-pay', 'could-pay']])
  expect(couldPay(['other'], null)).toEqual([null, ['could-pay', 'could-pay']])
  expect(couldPay(['award'], '2027-09-01')).toEqual(['award', ['could-pay', 'later']])
})

test('the sender of a plan says which award pays, and whose fee they pay, where their profile did not come', () => {
  const answers = [{ verdict: null, award: 'award', check: null }]
  const standings = { nl: { applies: 'home', pays: 'home', isVisaFree: true } }
  const plan = aPlan({ items: [aPlace({ id: 'alpha', universityId: 'alpha' })] })
  const sender = shownSender({ plan, profile: null, sender: readSender({ answers, standings }) })
  const [, table] = tablesOf(PRICED, aProfile(), { ...ASKED, sender })
  expect(table).toMatchObject({ status: { status: 'home' }, eligible: { award: { id: 'award' } } })
})
