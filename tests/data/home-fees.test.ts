import { ownFees } from '@/lib/cost/own-fees'
import { statusOf, NOBODY } from '@/lib/cost/person'
import { answerQuestion, getOwnFeesFile } from '@/lib/cost/queries'
import { tuitionOf } from '@/lib/cost/tuition'
import { figuresAt } from '@/lib/compare/figures'
import { isHeadline } from '@/lib/facts/fact-age'
import { jurisdictionOf } from '@/lib/facts/jurisdiction'
import { LEVELS } from '@/lib/facts/vocabulary'
import { getChoice, getCountryRules } from '@/lib/study/queries'
import { feeAt, feesAt, PAYS } from '@/lib/universities/answers/fee'
import { homeTuitionAt, tuitionAt } from '@/lib/universities/answers/words'
import { getUniversities, getUniversity } from '@/lib/universities/queries'
import { aProfile } from '@/tests/fixtures/matcher'

const homeFees = getUniversities().flatMap((university) =>
  university.facts.fees.flatMap((fee) => (fee.value.status === 'home' ? [{ university, fee }] : [])),
)

const OF_A_PART =
  /in-state|out-of-state|residents? of|living in|from (the rest of|Scotland|Wales|England|Northern)|Ontario|Quebec/i

it('a fee whose source speaks of a part of the country names whose residents pay it', () => {
  const unnamed = homeFees.flatMap(({ university: { id, facts }, fee: { value, note } }) => {
    const isForAll = feeAt(facts.fees, value.level, 'international')?.value.min === value.min
    return !value.byResidence && !isForAll && OF_A_PART.test(note ?? '') ? [`${id}: ${note}`] : []
  })
  expect(unnamed).toEqual([])
})

it('those who live elsewhere in the country never pay less than the residents', () => {
  const found = homeFees.flatMap(({ university: { id }, fee: { value } }) =>
    value.byResidence ? [{ id, ...value.byResidence }] : [],
  )
  const top = (sum: { min: number | null; max: number | null } | null) => sum?.max ?? sum?.min ?? Infinity
  expect(found.filter(({ residents, others }) => top(others) <= top(residents))).toEqual([])
  expect(found.length).toBeGreaterThan(400)
})

it('no citizen is taken for a resident of a part of the country: every view names both fees, and none adds one up', () => {
  const file = getOwnFeesFile()
  const wrong = homeFees.flatMap(({ university, fee: { value } }) => {
    const { id, countryCode, country } = university
    const { level, byResidence } = value
    if (!byResidence || feeAt(university.facts.fees, level, 'home')?.value !== value) return []
    const nationality = jurisdictionOf(university)
    const rules = getCountryRules(nationality)
    const choice = getChoice(id, level)
    if (!rules || !choice) return [id]
    const status = statusOf({ ...NOBODY, nationalities: [nationality] }, rules)
    const own = ownFees(aProfile({ nationality }), file)({ id, countryCode, country }, level)?.fee
    const applicant = { status: status.status, subject: null, livesInside: true }
    const figure = figuresAt({ university, sources: [], rules: null, level, applicant })[
      'Tuition (International)'
    ]
    const texts = [
      own?.words,
      tuitionAt(university, level, 'home').value?.text,
      homeTuitionAt(university, level),
    ]
    const isRight =
      status.status === 'home' &&
      texts.every(
        (text) => text?.includes(`for residents of ${byResidence.of}, `) && text.endsWith(' for others'),
      ) &&
      own?.dollars === null &&
      value.dollars === null &&
      tuitionOf(choice, status, 3).lines.length === 0 &&
      (figure === undefined || Number(figure.to) > Number(figure.value))
    return isRight ? [] : [`${id}, ${level}: ${texts.join(' | ')}`]
  })
  expect(wrong.slice(0, 20)).toEqual([])
})

it('no guess of the home fee stands before what a law or a register has students at home pay', () => {
  const wrong = getUniversities().flatMap(({ id, facts: { fees } }) =>
    LEVELS.flatMap(({ value: level }) => {
      const official = feesAt(fees, level).some(
        (fee) => fee.kind !== 'general' && isHeadline(fee) && PAYS.home.includes(fee.value.status),
      )
      return official && feeAt(fees, level, 'home')?.kind === 'general' ? [`${id}, ${level}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

it.each(['delft-university-of-technology', 'university-of-amsterdam'])(
  'the costs, the card and the profile of %s name one statutory fee',
  (id) => {
    const university = getUniversity(id)
    const fees = university?.facts.fees ?? []
    const [home, eu] = (['home', 'eu-eea'] as const).map((payer) => feeAt(fees, 'bachelor', payer))
    expect(home).toBe(eu)
    expect(home?.value.min).toBe(2694)
    expect(university && homeTuitionAt(university, 'bachelor')).toBeNull()
    expect(university?.tuitionFees.domestic?.min).toBe(2694)
    expect(fees.filter(({ value }) => value.status === 'home')).toEqual([])
  },
)

it.each(['us', 'gb'])(
  'the cost of %s for its citizens says that some fees depend on where one lives',
  (country) => {
    const cost = answerQuestion({ country, level: 'bachelor', passport: country, currency: null })
    const tuition = cost?.table.lines.find(({ id }) => id === 'tuition')
    expect(tuition?.note).toMatch(/no fee is known, or it depends on where in the country you live$/)
  },
)
