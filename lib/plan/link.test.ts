import { isDeepStrictEqual } from 'node:util'
import { seededRandom } from '@/tests/fixtures/seeded-random'
import { anAward, aPlace, aPlan, aSavedProgramme, randomCarried } from '@/tests/fixtures/plans'
import { EMPTY_PROFILE } from '../eligibility/profile'
import { decodePlan, encodePlan, LONGEST_LINK } from './link'
import { writeLinkText } from './link-text'
import { EMPTY_PLAN } from './plan'
import type { Carried } from './sender'

/** A fragment as a version made it, of plain text. */
const plain = (text: string, version = 1) => `#p=${version}t${Buffer.from(text).toString('base64url')}`

const { CompressionStream: compression } = globalThis
afterEach(() => void Object.assign(globalThis, { CompressionStream: compression }))

const expectSame = async (carried: readonly Carried[]) => {
  for (const each of carried) {
    const expected = { kind: 'plan', isNewer: false, unread: 0, ...each }
    const read = await decodePlan(await encodePlan(each))
    // Jest takes a hundred times as long to compare, so it only shows the difference.
    if (!isDeepStrictEqual(read, expected)) expect(read).toEqual(expected)
  }
}

test('a plan comes back as it was, for 10,000 plans', async () => {
  const random = seededRandom(18)
  const some = (number: number) => Array.from({ length: number }, () => randomCarried(random))
  await expectSame(some(500))
  // The browser's compression takes most of the time, and loses nothing: the rest goes without.
  Reflect.deleteProperty(globalThis, 'CompressionStream')
  for (let round = 0; round < 95; round++) await expectSame(some(100))
}, 120_000)

const NOTES = [
  'My cousin studies here, ask about rooms',
  'Professor Adeyemi answered on 3 October',
  'Too far from the city? Check bus lines',
  'Needs GRE 315, mine is 309, write again',
  'Backup if the visa for Canada is late',
]
const note = (at: number) => `${NOTES[at % NOTES.length]} ${at}`

test('20 items with notes, documents and tasks stay below 2,000 characters', async () => {
  const universities = [
    ['University of Sheffield', 'gb'],
    ['Memorial University of Newfoundland', 'ca'],
    ['Rheinisch-Westfälische Technische Hochschule Aachen', 'de'],
    ['University of Massachusetts Amherst', 'us'],
    ['Universidade Federal do Rio Grande do Sul', 'br'],
    ['Delft University of Technology', 'nl'],
    ['Queensland University of Technology', 'au'],
  ] as const
  const programmes = [
    ['Master of Public Health (Global Health)', 'Monash University', '082345a', 'au'],
    ['MSc Advanced Computer Science with Industry', 'University of Leeds', 'uk-programmes-ufbsacca', 'gb'],
    ['Epidemiology and Health Protection', 'Liverpool John Moores University', 'm-36114', 'gb'],
    ['Computer and Information Sciences, General', 'Arizona State University', '11-0101-master', 'us'],
    ['Nursing Science', 'University of British Columbia', 'nursing-science-x7k2p9', 'ca'],
    ['Master en Santé publique', 'Université Paris Cité', 'sante-publique-4f8s2a', 'fr'],
    [
      'Ingeniería Civil Informática',
      'Pontificia Universidad Católica de Chile',
      'ingenieria-civil-informatica',
      'cl',
    ],
  ] as const
  const awards = [
    ['chevening', 'Chevening Scholarships'],
    ['commonwealth-masters-scholarships', 'Commonwealth Master’s Scholarships'],
    ['vanier-canada-graduate-scholarships', 'Vanier Canada Graduate Scholarships'],
    ['daad-epos', 'DAAD Development-Related Postgraduate Courses (EPOS)'],
    ['gates-cambridge', 'Gates Cambridge Scholarship'],
    ['fulbright-foreign-student-program', 'Fulbright Foreign Student Program'],
  ] as const
  const plan = aPlan({
    items: [
      ...universities.map(([name, countryCode], at) =>
        aPlace({ name, countryCode, note: note(at), level: 'master', awards: ['chevening'] }),
      ),
      ...programmes.map(([name, university, key, countryCode], at) => {
        const { universityId } = aPlace({ name: university })
        return aSavedProgramme({
          name,
          university,
          universityId,
          id: `${universityId}/${key}`,
          countryCode,
          note: note(at + 7),
        })
      }),
      ...awards.map(([id, name], at) => anAward({ id, name, note: note(at + 14) })),
    ],
    documents: ['passport', 'transcripts', 'language-test'].map((id) => ({
      id,
      name: '',
      state: 'underway',
      day: '2027-01-15',
      note: '',
    })),
    tasks: { 'deadline:university:university-of-sheffield': { done: '2026-12-01', day: null } },
  })
  expect(plan.items).toHaveLength(20)
  expect(plan.items.every((item) => item.note.length >= 37)).toBe(true)
  const link = `https://meridian.example/plan${await encodePlan({ plan, profile: null, sender: null })}`
  expect(link.length).toBeLessThanOrEqual(LONGEST_LINK)
  expect(link).toMatch(/^[\w:/.#=-]+$/)
})

test('the profile is in the link only when it is given', async () => {
  const profile = { ...EMPTY_PROFILE, nationality: 'ng' }
  const without = await decodePlan(await encodePlan({ plan: EMPTY_PLAN, profile: null, sender: null }))
  expect(without).toMatchObject({ kind: 'plan', profile: null, sender: null })
  expect(await decodePlan(await encodePlan({ plan: EMPTY_PLAN, profile, sender: null }))).toMatchObject({
    profile,
  })
})

test('another fragment is no plan', async () => {
  expect(await decodePlan('#profile=degree_masters')).toEqual({ kind: 'none' })
})

test.each(['#p=', '#p=1', '#p=x', '#p=1d', '#p=1dAAAA', '#p=1z00', `#p=1t${btoa('\xff')}`, '#p=1d%%'])(
  'a damaged link says so: %s',
  async (fragment) => {
    expect(await decodePlan(fragment)).toEqual({ kind: 'unreadable', reason: 'damaged' })
  },
)

test('a part that is not understood is counted, and the rest is kept', async () => {
  const text = writeLinkText({ plan: aPlan({ items: [aPlace(), anAward()] }), profile: null, sender: null })
  const read = await decodePlan(plain(`${text}\nz\tsomething new\nu\t\nn\tBAD ID\ttext`))
  expect(read).toMatchObject({ kind: 'plan', unread: 3, plan: { items: [aPlace(), anAward()] } })
})

test('a newer version is said, with what could be read of it', async () => {
  const text = writeLinkText({ plan: aPlan({ items: [aPlace()] }), profile: null, sender: null })
  expect(await decodePlan(plain(text, 2))).toMatchObject({
    kind: 'plan',
    isNewer: true,
    plan: { items: [aPlace()] },
  })
  expect(await decodePlan('#p=2x00')).toEqual({ kind: 'unreadable', reason: 'newer' })
})

test('a link that grows beyond any plan is refused', async () => {
  const fragment = await encodePlan({
    plan: aPlan({ notes: [{ id: 'a', text: 'x'.repeat(900_000) }] }),
    profile: null,
    sender: null,
  })
  expect(fragment.length).toBeLessThan(2000)
  expect(await decodePlan(fragment)).toEqual({ kind: 'unreadable', reason: 'damaged' })
})

test('a browser that cannot compress makes a longer link, reads such a one, and says what it cannot read', async () => {
  const carried = { plan: aPlan({ items: [aPlace({ note: 'Zürich' })] }), profile: null, sender: null }
  const compressed = await encodePlan(carried)
  Reflect.deleteProperty(globalThis, 'CompressionStream')
  const fragment = await encodePlan(carried)
  expect(await decodePlan(fragment)).toMatchObject({ kind: 'plan', plan: carried.plan })
  expect(await decodePlan(compressed)).toEqual({ kind: 'unreadable', reason: 'old-browser' })
})
