import { anAward, aPlace, aPlan } from '@/tests/fixtures/plans'
import { EMPTY_PROFILE } from '../eligibility/profile'
import { planFileName, readPlanFile, writePlanFile } from './plan-file'

const plan = aPlan({ items: [aPlace({ note: 'Ask' }), anAward()] })

test('a plan comes back from its file, with the profile or without', () => {
  const profile = { ...EMPTY_PROFILE, nationality: 'br' }
  for (const each of [profile, null]) {
    const file = writePlanFile({ plan, profile: each }, '2026-11-23')
    expect(readPlanFile(`\uFEFF${file}`)).toEqual({
      kind: 'plan',
      isNewer: false,
      unread: 0,
      plan,
      profile: each,
    })
  }
  expect(planFileName('2026-11-23')).toBe('meridian-plan-2026-11-23.json')
})

test.each([
  ['', /empty/],
  ['name,country\nMIT,us', /no plan of this site/],
  ['[{"id":"mit"}]', /no plan of this site/],
  ['{"meridianPlan":"one"}', /no plan of this site/],
  ['{\n  "meridianPlan": 1,\n  "plan": {"items": [', /damaged/],
  ['{"meridianPlan": 1, "plan": 7}', /Nothing in this file/],
  ['{"meridianPlan": 9, "plan": {"items": 1}}', /newer version/],
])('a file that is none says why: %j', (text, why) => {
  expect(readPlanFile(text)).toEqual({ kind: 'unreadable', why: expect.stringMatching(why) as string })
})

test('what is damaged is counted, and the rest is kept', () => {
  const file = JSON.parse(writePlanFile({ plan, profile: null }, '2026-11-23')) as {
    plan: { items: object[] }
  }
  file.plan.items.push({ kind: 'university', id: 'no name' }, { ...aPlace(), id: 'mit' }, aPlace())
  expect(readPlanFile(JSON.stringify(file))).toMatchObject({ kind: 'plan', unread: 3, plan })
})
