import { canTheyTakeMe } from '@/lib/admission/can-they-take-me'
import { ADMISSION } from '@/lib/admission/files'
import { placeOfChoice } from '@/lib/admission/place-of-choice'
import { currencyFor } from '@/lib/money/chosen-currency'
import { personOf as payerOf } from '@/lib/cost/person'
import { loadPricedPlaces, tablesOf } from '@/lib/cost/priced-places'
import { EMPTY_PROFILE, isEmptyProfile, type Profile } from '@/lib/eligibility/profile'
import { programmeKeyOf } from '@/lib/facts/programme-id'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { planAtLevels, choicesOf } from '@/lib/plan/choices'
import { decodePlan, encodePlan } from '@/lib/plan/link'
import type { Plan } from '@/lib/plan/plan'
import { readPlanFile, writePlanFile } from '@/lib/plan/plan-file'
import { shownSender, type Carried, type ShownSender } from '@/lib/plan/sender'
import { loadTaskFacts, tasksOfPlan } from '@/lib/tasks/load-tasks'
import { senderOf } from '@/lib/tasks/plan-sender'
import { wishesOf } from '@/lib/tasks/wishes'
import { getUniversities } from '@/lib/universities/queries'
import { makeFile } from '@/app/catalogue/makers'
import { anAward, aPlace, aPlan } from '@/tests/fixtures/plans'

jest.mock('@/lib/device/fetch-file', () => ({
  fetchFile: jest.fn((address: string) =>
    Promise.resolve({
      json: async () => JSON.parse(JSON.stringify(makeFile(address.split('/').slice(3)))) as unknown,
    }),
  ),
}))

const TODAY = '2026-11-26'
const IN_A_PLAN = 40

/** Everything that a plan shows in numbers, dates and verdicts. */
async function seen(
  plan: Plan,
  profile: Profile,
  { chosen, currency: kept }: { chosen: Level | null; currency: string | null },
  sender: ShownSender | null,
) {
  const choices = choicesOf(plan, chosen)
  const places = choices.map((choice) => ({
    universityId: choice.universityId,
    level: choice.level,
    key: programmeKeyOf(choice),
  }))
  const priced = await loadPricedPlaces(places)
  const currency = currencyFor(sender?.currency ?? kept, payerOf(profile), priced.head.currencies)
  const wishes = wishesOf(choices, priced, TODAY)
  const tables = tablesOf(priced, profile, { currency, today: TODAY, sender, wishes })
  const admission = await ADMISSION.load()
  const verdicts = priced.places.map((place) => {
    const told = place && sender?.answers.get(place.id)
    if (told) return told.verdict
    if (!place || isEmptyProfile(profile)) return null
    const rules = admission.rules[place.choice.jurisdiction.code] ?? null
    return canTheyTakeMe(profile, placeOfChoice(place.choice), rules, TODAY).verdict
  })
  const facts = await loadTaskFacts(choices, profile.subject, true)
  const tasks = tasksOfPlan(plan, facts, { profile, sender, today: TODAY })
  return {
    levels: choices.map(({ level }) => level),
    verdicts,
    costs: tables.map((table) => ({
      currency: table?.currency,
      total: table?.total,
      lines: table?.lines.map(({ id, years }) => ({ id, years })),
      notKnown: table?.notKnown.map(({ id }) => id),
      eligible: table?.eligible && { id: table.eligible.award.id, left: table.eligible.left },
      couldPay: table?.couldPay?.award.id,
    })),
    tasks: tasks.map(({ id, when, latest, missed }) => ({ id, when, latest, missed })),
  }
}

const university = (id: string, countryCode: string, level: Level | null = null) =>
  aPlace({ id, universityId: id, name: id, university: id, countryCode, level, added: TODAY })

const PLANS: [string, Plan, Partial<Profile>, { chosen: Level | null; currency: string | null }][] = [
  [
    'a nurse from Nigeria, master’s',
    aPlan({
      name: 'Nursing 2027',
      items: [
        university('university-of-leeds', 'gb'),
        university('university-of-toronto', 'ca'),
        anAward({ added: TODAY }),
      ],
    }),
    {
      nationality: 'ng',
      residence: 'ng',
      degreeLevel: 'masters',
      degreeHeld: 'bachelors',
      subject: 'nursing',
      ielts: 7,
    },
    { chosen: null, currency: null },
  ],
  [
    'a Nigerian who lives in Germany, master’s in France',
    aPlan({
      items: [university('university-of-montpellier', 'fr'), university('sorbonne-university', 'fr')],
    }),
    { nationality: 'ng', residence: 'de', degreeLevel: 'masters', degreeHeld: 'bachelors' },
    { chosen: null, currency: null },
  ],
  [
    'somebody who said nothing',
    aPlan({
      items: [university('university-of-oxford', 'gb'), university('sorbonne-university', 'fr', 'doctorate')],
    }),
    {},
    { chosen: 'master', currency: null },
  ],
  [
    'a citizen of Italy, bachelor’s',
    aPlan({
      items: [
        university('technical-university-of-munich', 'de'),
        university('university-of-lisbon', 'pt', 'master'),
        university('university-of-oxford', 'gb'),
        university('university-college-dublin', 'ie'),
        university('sorbonne-university', 'fr'),
        university('university-of-bologna', 'it'),
      ],
    }),
    { nationality: 'it', subject: 'medicine', ielts: 0, gpa: 3.6 },
    { chosen: 'bachelor', currency: 'EUR' },
  ],
  [
    'an engineer from India, doctorate',
    aPlan({
      items: [university('eth-zurich', 'ch'), university('massachusetts-institute-of-technology', 'us')],
    }),
    { nationality: 'in', gradeScale: 'in-10', grade: 8.2, gpa: 3.4, degreeHeld: 'masters' },
    { chosen: 'doctorate', currency: 'INR' },
  ],
]

describe.each(PLANS)('%s', (_name, plan, told, kept) => {
  const profile = { ...EMPTY_PROFILE, ...told }

  it.each(['with', 'without'])(
    'a reader sees the same as the sender, %s the profile, by link and by file',
    async (how) => {
      const own = await seen(plan, profile, kept, null)
      expect(own.costs.every(({ total }) => total !== undefined)).toBe(true)
      const choices = choicesOf(plan, kept.chosen)
      const sender = await senderOf(plan, choices, { profile, currency: kept.currency }, TODAY)
      const carried: Carried = {
        plan: planAtLevels(plan, choices),
        profile: how === 'with' ? profile : null,
        sender,
      }
      const readings = [
        await decodePlan(await encodePlan(carried)),
        readPlanFile(writePlanFile(carried, TODAY)),
      ]
      for (const reading of readings) {
        if (reading.kind !== 'plan') throw new Error(reading.kind)
        expect(reading.plan.name).toBe(plan.name)
        const shown = shownSender(reading)
        const other = { chosen: 'bachelor', currency: 'JPY' } as const
        expect(await seen(reading.plan, shown.profile, other, shown)).toEqual(own)
      }
      if (how === 'without')
        expect(JSON.stringify(carried.sender)).not.toMatch(/nationality|residence|grade|gpa|8\.2|3\.6/i)
    },
  )
})

it('carries every university at each level through a link and a file', async () => {
  const places = getUniversities().map(({ id, countryCode }) => university(id, countryCode))
  const plans = Array.from({ length: Math.ceil(places.length / IN_A_PLAN) }, (_, at) =>
    places.slice(at * IN_A_PLAN, (at + 1) * IN_A_PLAN),
  )
  for (const items of plans)
    for (const { value: level } of LEVELS) {
      const carried: Carried = {
        plan: aPlan({ items: items.map((item) => ({ ...item, level })) }),
        profile: null,
        sender: null,
      }
      const readings = [
        await decodePlan(await encodePlan(carried)),
        readPlanFile(writePlanFile(carried, TODAY)),
      ]
      const read = readings.map((reading) =>
        reading.kind === 'plan'
          ? choicesOf(reading.plan, 'bachelor').map((choice) => [choice.universityId, choice.level])
          : reading.kind,
      )
      const sent = items.map(({ id }) => [id, level])
      expect(read).toEqual([sent, sent])
    }
})
