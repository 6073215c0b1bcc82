import {
  addressQuery,
  calendarHref,
  LONGEST_QUERY,
  MOST_ITEMS,
  readAddress,
  type AddressPlace,
  addressOf,
} from './address'
import { aPlace as aSavedPlace, aPlan, anAward, aSavedProgramme } from '@/tests/fixtures/plans'
import { choicesOf } from '../plan/choices'

const aPlace = (fields: Partial<AddressPlace> = {}): AddressPlace => ({
  universityId: 'eth-zurich',
  key: null,
  level: 'master',
  start: '2027-09',
  ...fields,
})

it('writes items in one order, each once, and reads them again', () => {
  const places = [
    aPlace({ universityId: 'zoo-university', start: null }),
    aPlace({ key: '082345a' }),
    aPlace({ key: '~public-health.master', level: 'bachelor' }),
    aPlace(),
    aPlace(),
  ]
  const query = addressQuery({ places, awards: ['chevening', 'ares', 'chevening'] })
  expect(query).toBe(
    '?place=eth-zurich/082345a:master:2027-09,eth-zurich/~public-health.master:bachelor:2027-09,eth-zurich:master:2027-09,zoo-university:master&award=ares,chevening',
  )
  const read = readAddress(query)
  expect(read).toMatchObject({ awards: ['ares', 'chevening'], unread: [] })
  expect(read && addressQuery(read)).toBe(query)
})

it('holds nothing but items: an unknown parameter is not read', () => {
  expect(readAddress('?place=a:master&nationality=ng&award=')).toEqual({
    places: [{ universityId: 'a', key: null, level: 'master', start: null }],
    awards: [],
    unread: [],
  })
})

it.each([
  '?place=<script>&award=%00',
  '?place=a:phd',
  '?place=a:master:2027-13',
  '?place=a:master:1999-09',
  '?place=../../etc/passwd:master',
  `?award=${'a'.repeat(201)}`,
  '?award=A%20B',
])('counts %s as unread and keeps the rest', (query) => {
  const read = readAddress(`${query}&award=kept`)
  expect(read?.awards).toEqual(['kept'])
  expect(read?.unread).not.toEqual([])
})

it('takes repeated parameters as one list', () => {
  expect(readAddress('?award=b&award=a,b&award=B')?.awards).toEqual(['a', 'b'])
})

it('refuses a query that is too long, or with too many items', () => {
  const many = Array.from({ length: MOST_ITEMS + 1 }, (_, at) => `a${at}`)
  expect(readAddress(`?award=${many.join()}`)).toBeNull()
  expect(readAddress(`?award=${many.slice(1).join()}`)?.awards).toHaveLength(MOST_ITEMS)
  expect(readAddress(`?award=${'a,'.repeat(LONGEST_QUERY)}`)).toBeNull()
})

it('an address keeps to what may stand in it', () => {
  const places = Array.from({ length: 30 }, (_, at) => aPlace({ universityId: `u${at}` }))
  const awards = Array.from({ length: 30 }, (_, at) => `a${at}`)
  const read = readAddress(new URL(calendarHref({ places, awards }), 'https://e.org').search)
  expect(read?.places).toHaveLength(30)
  expect(read?.awards).toHaveLength(10)
})

const plan = aPlan({ items: [aSavedPlace(), aSavedProgramme()] })
const choices = choicesOf(plan, 'master')

it('names each place with its level, a programme by its key', () => {
  expect(addressOf(choices, [anAward()], [])).toEqual({
    places: [
      { universityId: 'university-of-oxford', key: null, level: 'master', start: null },
      { universityId: 'monash-university', key: '082345a', level: 'master', start: null },
    ],
    awards: ['chevening'],
  })
})
