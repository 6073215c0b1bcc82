import { readFileSync } from 'node:fs'
import type { RuleCheck } from '@/lib/eligibility/check'
import { DEGREE_LEVELS, FIELDS_OF_STUDY, parseProfile, type Profile } from '@/lib/eligibility/profile'
import { assess, VERDICTS } from '@/lib/eligibility/verdict'
import type { ScholarshipRecord } from '@/lib/scholarships/record/schema'
import { AWARDS, COUNTRY_CODES, PLACES } from '@/tests/fixtures/awards'
import { aProfile } from '@/tests/fixtures/matcher'

const byId = new Map(AWARDS.map((award) => [award.id, award]))
const wordOf = (verdict: string) => VERDICTS.find(({ value }) => value === verdict)?.label

const [head = '', ...lines] = readFileSync('tests/data/verdict-cases.tsv', 'utf8').trim().split('\n')
const columns = head.split('\t')

/** A person and an award, with the verdict of the award's rules. A hyphen means unknown. */
const CASES = lines.map((line) => {
  const cells = line.split('\t').map((cell) => (cell === '-' ? '' : cell))
  const told: Partial<Record<string, string>> = Object.fromEntries(
    columns.map((column, at) => [column, cells[at]]),
  )
  const { award = '', level, from, also, lives, held, age, ielts, work, gpa, field, verdict, why } = told
  const profile = parseProfile({
    degreeLevel: level,
    nationality: from,
    secondNationality: also,
    residence: lives,
    degreeHeld: held,
    age,
    ielts: ielts || null,
    workYears: work || null,
    gpa: gpa || 0,
    fieldOfStudy: field,
  })
  return { award, profile, verdict, why, line, width: cells.length }
})

describe('the table of people and awards', () => {
  it('has at least 120 cases, of at least 60 awards, with every verdict', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(120)
    expect(new Set(CASES.map(({ award }) => award)).size).toBeGreaterThanOrEqual(60)
    expect(new Set(CASES.map(({ verdict }) => verdict))).toEqual(new Set(VERDICTS.map(({ label }) => label)))
    expect(new Set(CASES.map(({ line }) => line)).size).toBe(CASES.length)
  })

  it('is read whole', () => {
    expect(CASES.filter(({ width }) => width !== columns.length).map(({ line }) => line)).toEqual([])
  })

  it.each(CASES)('$award: $why', ({ award, profile, verdict }) => {
    const found = byId.get(award)
    if (!found) throw new Error(`There is no award ${award}.`)
    const { verdict: given, checks } = assess(profile, found, PLACES)
    const decided = checks.filter(({ outcome }) => outcome !== 'met' && outcome !== 'open')
    expect([wordOf(given), ...(wordOf(given) === verdict ? [] : decided.map(({ why }) => why))]).toEqual([
      verdict,
    ])
  })
})

describe('who has finished school and nothing more', () => {
  const eligible = (profile: Partial<Profile>) =>
    COUNTRY_CODES.flatMap((nationality) =>
      AWARDS.filter((award) => {
        const person = aProfile({ age: 18, nationality, residence: nationality, ...profile })
        return assess(person, award, PLACES).verdict === 'eligible'
      }).map(({ id }) => `${id} ${nationality}`),
    )

  it.each(['phd', 'masters'] as const)('is Eligible for no %s at eighteen', (degreeLevel) => {
    expect(eligible({ degreeLevel, degreeHeld: 'secondary' })).toEqual([])
  })

  it('is Eligible for no doctorate at eighteen without saying so', () => {
    expect(eligible({ degreeLevel: 'phd' })).toEqual([])
  })
})

/** People who have all that rules ask for, of each level of the award, each country, some ages and places to live. */
function* peopleFor({
  eligibleDegrees,
  fieldsOfStudy,
  hostCountries,
}: ScholarshipRecord): Generator<Profile> {
  const field = FIELDS_OF_STUDY.find(({ value }) => fieldsOfStudy !== 'any' && fieldsOfStudy.includes(value))
  const hosts = hostCountries.filter((code) => code !== 'multiple')
  for (const { value: degreeLevel } of DEGREE_LEVELS.filter(({ label }) => eligibleDegrees.includes(label)))
    for (const nationality of COUNTRY_CODES)
      for (const residence of [nationality, ...hosts])
        for (const age of [18, 21, 25, 30])
          yield aProfile({
            ...{ degreeLevel, nationality, residence, age, degreeHeld: 'masters' },
            ...{ ielts: 8, workYears: 5, gpa: 4, fieldOfStudy: field?.value ?? '' },
          })
}

function canBeEligible(award: ScholarshipRecord): boolean {
  for (const person of peopleFor(award)) if (assess(person, award, PLACES).verdict === 'eligible') return true
  return false
}

it('has a case of every kind of rule', () => {
  const rules = CASES.flatMap(({ award, profile }) => {
    const found = byId.get(award)
    return found ? assess(profile, found, PLACES).checks : []
  }).filter(({ outcome }) => outcome !== 'open')
  const kinds = new Set(rules.map(({ rule }) => rule))
  expect([...kinds].sort()).toEqual(
    [
      ...['age', 'degree', 'degree-held', 'english', 'fee-status', 'field', 'grade'],
      ...['nationality', 'refugees', 'residence', 'women', 'work'],
    ].sort(),
  )
})

it('is Eligible to nobody for at most 40 awards', () => {
  const closed = AWARDS.filter((award) => !canBeEligible(award)).map(({ id }) => id)
  expect(closed.length).toBeLessThanOrEqual(40)
})

it('never says Eligible or Not eligible by a rule with a note that is met', () => {
  const noted = AWARDS.filter(({ eligibility }) => eligibility.nationalities.note !== null)
  const met = (check: RuleCheck) => check.rule === 'nationality' && check.outcome === 'met'
  expect(noted.length).toBeGreaterThan(0)
  expect(
    noted.filter((award) =>
      COUNTRY_CODES.some((nationality) => assess(aProfile({ nationality }), award, PLACES).checks.some(met)),
    ),
  ).toEqual([])
})
