import { anAward, aPlace, aPlan } from '@/tests/fixtures/plans'
import { EMPTY_PROFILE } from '../eligibility/profile'
import { planFileName, readPlanFile, writePlanFile } from './plan-file'

const plan = aPlan({ items: [aPlace({ note: 'Ask' }), anAward()] })

test('a plan comes back from its file, with the profile or without', () => {
  const profile = { ...EMPTY_PROFILE, nationality: 'br' }
  for (const each of [profile, null]) {
    const file = writePlanFile({ plan, profile: each, sender: null }, '2026-11-23')
    expect(readPlanFile(`\uFEFF${file}`)).toEqual({
      kind: 'plan',
      isNewer: false,
      unread: 0,
      plan,
      profile: each,
      sender: null,
    })
  }
  expect(planFileName('2026-11-23')).toBe('meridian-plan-2026-11-23.json')
})

test.each([
  ['', /empty/],
  ['name,country\nMIT,us', /not a plan from this site/],
  ['[{"id":"mit"}]', /not a plan from this site/],
  ['{"meridianPlan":"one"}', /not a plan from this site/],
  ['{\n  "meridianPlan": 1,\n  "plan": {"items": [', /damaged/],
  ['{"meridianPlan": 1, "plan": 7}', /Nothing in this plan file/],
  ['{"meridianPlan": 9, "plan": {"items": 1}}', /newer version/],
])('a file that is none says why: %j', (text, why) => {
  expect(readPlanFile(text)).toEqual({ kind: 'unreadable', why: expect.stringMatching(why) as string })
})

test('no text has letters that nobody sees, and a name of such letters alone is left out (issue 15, fault 12)', () => {
  const turned = aPlace({
    id: 'a',
    universityId: 'a',
    name: 'A\u202eb',
    university: 'A\u202eb',
    note: 'no\u200bte',
  })
  const unseen = anAward({ name: '\u200b\u2060' })
  const plan = aPlan({ items: [turned, unseen], notes: [{ id: 'n', text: '\u2066One\u2069' }] })
  expect(readPlanFile(writePlanFile({ plan, profile: null, sender: null }, '2026-11-23'))).toMatchObject({
    kind: 'plan',
    unread: 1,
    plan: { items: [{ name: 'Ab', university: 'Ab', note: 'note' }], notes: [{ text: 'One' }] },
  })
})

test('what is damaged is counted, and the rest is kept', () => {
  const file = JSON.parse(writePlanFile({ plan, profile: null, sender: null }, '2026-11-23')) as {
    plan: { items: object[] }
  }
  file.plan.items.push({ kind: 'university', id: 'no name' }, { ...aPlace(), id: 'mit' }, aPlace())
  expect(readPlanFile(JSON.stringify(file))).toMatchObject({ kind: 'plan', unread: 3, plan })
})
