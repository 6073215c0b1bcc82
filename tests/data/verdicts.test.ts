import { type RuleCheck, assess, VERDICTS } from '@/lib/eligibility/verdict'
import {
  DEGREE_LEVELS,
  FIELDS_OF_STUDY,
  parseProfile,
  PERCENT_SCALE,
  type Profile,
} from '@/lib/eligibility/profile'
import { STUDY_FIELDS } from '@/lib/eligibility/vocabulary'
import { toMatcherScholarships } from '@/lib/matcher/matcher-file'
import { matchScholarships, scoreScholarship } from '@/lib/matcher/score'
import { topMatches } from '@/lib/matcher/narrow'
import { deadlineStatus } from '@/lib/scholarships/deadline-status'
import type { Scholarship } from '@/lib/scholarships/record/schema'
import { AWARDS, COUNTRY_CODES, PLACES } from '@/tests/fixtures/awards'
import { aProfile } from '@/tests/fixtures/matcher'
import { readRows } from './tables'

const byId = new Map(AWARDS.map((award) => [award.id, award]))
const wordOf = (verdict: string) => VERDICTS.find(({ value }) => value === verdict)?.label

/**
 * A person and an award, with the verdict of the award's rules. A hyphen means unknown; `more` holds further answers,
 * such as "class=first need=need".
 */
const CASES = readRows('verdict-cases.tsv').map((told) => {
  const { award = '', level, from, also, lives, held, age, ielts, work, gpa, field, verdict, why } = told
  const more = new Map((told.more ?? '').split(' ').map((part) => part.split('=', 2) as [string, string]))
  const percent = more.get('percent')
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
    degreeClass: more.get('class'),
    german: more.get('german'),
    need: more.get('need'),
    ...(percent && { grade: percent, gradeScale: PERCENT_SCALE }),
  })
  return { award, profile, verdict, why }
})

describe('the table of people and awards', () => {
  it('has at least 120 cases, of at least 60 awards, with every verdict', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(120)
    expect(new Set(CASES.map(({ award }) => award)).size).toBeGreaterThanOrEqual(60)
    expect(new Set(CASES.map(({ verdict }) => verdict))).toEqual(new Set(VERDICTS.map(({ label }) => label)))
  })

  it.each(CASES)('$award: $why', ({ award, profile, verdict }) => {
    const found = byId.get(award)
    if (!found) throw new Error(`There is no award ${award}.`)
    const { verdict: given, checks } = assess(profile, found, PLACES)
    const decided = checks.filter(({ outcome }) => outcome !== 'met')
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
  eligibility,
}: Scholarship): Generator<Profile> {
  const field = FIELDS_OF_STUDY.find(({ value }) =>
    fieldsOfStudy === 'any'
      ? !eligibility.fieldLimits?.excluded.includes(value)
      : fieldsOfStudy.includes(value),
  )
  const hosts = hostCountries.filter((code) => code !== 'multiple')
  for (const { value: degreeLevel } of DEGREE_LEVELS.filter(({ label }) => eligibleDegrees.includes(label)))
    for (const nationality of COUNTRY_CODES)
      for (const residence of [nationality, ...hosts])
        for (const age of [18, 21, 25, 30])
          yield aProfile({
            ...{ degreeLevel, nationality, residence, age, degreeHeld: 'masters' },
            ...{ ielts: 8, workYears: 5, gpa: 4, degreeClass: 'first', german: 'c2', french: 'c2' },
            ...{ need: 'need', nominator: 'possible', fieldOfStudy: field?.value ?? '' },
            ...{ grade: 100, gradeScale: PERCENT_SCALE },
          })
}

function canBeEligible(award: Scholarship): boolean {
  for (const person of peopleFor(award)) if (assess(person, award, PLACES).verdict === 'eligible') return true
  return false
}

it('has a case of every kind of rule', () => {
  const rules = CASES.flatMap(({ award, profile }) => {
    const found = byId.get(award)
    return found ? assess(profile, found, PLACES).checks : []
  })
  const kinds = new Set(rules.map(({ rule }) => rule))
  expect([...kinds].sort()).toEqual(
    [
      ...['age', 'conditions', 'degree', 'degree-barred', 'degree-held', 'english', 'fee-status', 'field'],
      ...['grade', 'language', 'nationality', 'need', 'nomination', 'refugees', 'residence', 'women', 'work'],
    ].sort(),
  )
})

/** Whether an award has a rule that no answer of a profile settles for anybody. */
function isNeverSettled({ eligibility, eligibleDegrees }: Scholarship): boolean {
  const { nationalities, residence, degreeHeld, minimumGrade, english, otherLanguage, workExperience } =
    eligibility
  const isUnsure = (rule: typeof residence | typeof nationalities) =>
    rule !== null && (rule.note !== null || rule.mode === 'unknown' || rule.certainty !== 'exact')
  return [
    eligibility.conditions.length > 0 || eligibility.nomination !== null,
    eligibility.womenOnly || eligibility.refugees === 'required',
    eligibility.fieldLimits?.isPartial,
    isUnsure(nationalities) || isUnsure(residence) || (degreeHeld !== null && degreeHeld.note !== null),
    minimumGrade && minimumGrade.cases.length === 0 && !minimumGrade.gpa && !minimumGrade.percent,
    minimumGrade?.asksMore || english?.asksMore || workExperience?.asksMore,
    english !== null && english.ielts === null,
    otherLanguage !== null && !otherLanguage.anyOf.some(({ level }) => level !== null),
    workExperience !== null && workExperience.years === null,
    eligibleDegrees.every((degree) => degree === 'Research-based'),
  ].some(Boolean)
}

it('is Eligible to somebody for every award whose rules a profile can answer', () => {
  const open = AWARDS.filter((award) => !isNeverSettled(award))
  expect(open.length).toBeGreaterThan(60)
  expect(open.filter((award) => !canBeEligible(award)).map(({ id }) => id)).toEqual([])
})

/** People of many countries and levels, who answer much, little or nothing of what rules ask. */
const PEOPLE: readonly Profile[] = ['in', 'ng', 'br', 'my', 'de', 'us', 'ps', ''].flatMap((nationality) =>
  DEGREE_LEVELS.flatMap(({ value: degreeLevel }) => [
    aProfile({ nationality, degreeLevel }),
    aProfile({ nationality, degreeLevel, residence: 'gb', fieldOfStudy: 'nursing', degreeHeld: 'phd' }),
    aProfile({
      ...{ nationality, degreeLevel, residence: nationality, fieldOfStudy: 'medicine', age: 24 },
      ...{ degreeHeld: 'masters', ielts: 8, workYears: 5, gpa: 4, degreeClass: 'first' },
      ...{ german: 'c1', french: 'b1', need: 'need', nominator: 'possible' },
    }),
    aProfile({
      ...{ nationality, degreeLevel, residence: nationality, fieldOfStudy: 'business', age: 42 },
      ...{ degreeHeld: 'bachelors', ielts: 0, workYears: 0, gpa: 2, need: 'none', nominator: 'none' },
    }),
  ]),
)

describe('over all awards and many people', () => {
  const found = AWARDS.flatMap((award) =>
    PEOPLE.map((person) => ({ award, person, ...assess(person, award, PLACES) })),
  )

  it('is never Eligible while a rule is open', () => {
    expect(
      found.filter(
        ({ award: { eligibility }, verdict, checks }) =>
          verdict === 'eligible' &&
          (checks.some(({ outcome }) => outcome !== 'met') ||
            eligibility.conditions.length > 0 ||
            eligibility.nomination !== null),
      ),
    ).toEqual([])
  })

  it('is Not eligible wherever a Not is known', () => {
    expect(
      found.filter(
        ({ verdict, checks }) =>
          checks.some(({ outcome }) => outcome === 'unmet') !== (verdict === 'not-eligible'),
      ),
    ).toEqual([])
  })

  it('gives no reason that contradicts its outcome', () => {
    const says = {
      met: /is left out|is not on its list|does not pay for/,
      unmet: /^Open to every|is on its list/,
    }
    const isContradicted = ({ outcome, why }: RuleCheck) =>
      outcome === 'check'
        ? /^(Open to every country|[^?]* is on its list( \([^)]*\))?|You may live anywhere)\.$/.test(why)
        : outcome !== 'almost' && says[outcome].test(why)
    expect([
      ...new Set(found.flatMap(({ checks }) => checks.filter(isContradicted).map(({ why }) => why))),
    ]).toEqual([])
  })

  it('never scores a field that the award leaves out', () => {
    const scored = AWARDS.flatMap((award) =>
      (award.eligibility.fieldLimits?.excluded ?? []).filter((fieldOfStudy) =>
        scoreScholarship(aProfile({ fieldOfStudy }), award).matchReasons.some(({ id }) => id === 'field'),
      ),
    )
    expect(scored).toEqual([])
  })

  it('is Not eligible for a field that the award leaves out', () => {
    for (const award of AWARDS)
      for (const fieldOfStudy of award.eligibility.fieldLimits?.excluded ?? [])
        expect(assess(aProfile({ fieldOfStudy }), award, PLACES).verdict).toBe('not-eligible')
  })

  it('recommends only what the visitor may get and can still apply for', () => {
    const scholarships = toMatcherScholarships(AWARDS)
    const days = ['2026-11-26', '2027-03-01', '2027-08-15']
    const wrong = days.flatMap((today, share) =>
      PEOPLE.filter((_, at) => at % days.length === share).flatMap((person) => {
        const entries = matchScholarships(person, scholarships).map((match) => ({
          match,
          assessment: assess(person, match.scholarship, PLACES),
        }))
        return topMatches(entries, today).filter(
          ({ match: { scholarship }, assessment: { verdict } }) =>
            person.nationality === '' ||
            verdict === 'not-eligible' ||
            !['due', 'open-all-year'].includes(deadlineStatus(scholarship, today).kind),
        )
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('the words of awards', () => {
  const idsWhere = (isWrong: (award: Scholarship) => boolean) => AWARDS.filter(isWrong).map(({ id }) => id)

  it('name no field as left out that no column leaves out', () => {
    const EXCLUDES = /\bexcept\b|\bexcluded\b|\bleft out\b|\bbut not\b|; not the\b/i
    const clauses = ({ fieldsNote, description, eligibility: { conditions } }: Scholarship) => [
      ...[...(fieldsNote ?? '').split('; '), ...description.split(/(?<=[.;])\s+/)].filter((text) =>
        EXCLUDES.test(text),
      ),
      ...conditions.filter((text) => /^not for\b/i.test(text)),
    ]
    expect(
      idsWhere((award) =>
        STUDY_FIELDS.some(({ value, label }) => {
          const { excluded = [], uncertain = [] } = award.eligibility.fieldLimits ?? {}
          const isNamed = clauses(award).some((text) => new RegExp(`\\b${label}\\b`, 'i').test(text))
          return isNamed && ![...excluded, ...uncertain].includes(value) && award.fieldsOfStudy === 'any'
        }),
      ),
    ).toEqual([])
  })

  it('keep no condition in words that has a column', () => {
    const HAS_COLUMN =
      /financial need|nominat|recommend(ed|ation)|endorse|doctorate yet|^admission|^an offer/i
    expect(
      idsWhere(({ eligibility: { conditions } }) => conditions.some((text) => HAS_COLUMN.test(text))),
    ).toEqual([])
  })

  it('leave a list that changes to be checked', () => {
    expect(
      idsWhere(({ eligibility: { nationalities } }) =>
        /list (changes|rotates)|lists change|list of 20\d\d;/i.test(nationalities.detail ?? ''),
      ),
    ).toEqual([])
  })

  it('ask for a level of German or French in a column', () => {
    expect(
      idsWhere(
        ({ eligibility: { otherLanguage } }) =>
          otherLanguage !== null &&
          /German|French/.test(otherLanguage.text) &&
          otherLanguage.anyOf.length === 0,
      ),
    ).toEqual([])
  })

  it('say that money is needed where the award is given by need', () => {
    expect(
      idsWhere(({ id, eligibility }) => id.endsWith('-need-based') && !eligibility.financialNeed),
      // Its Johnson Scholarship goes by merit.
    ).toEqual(['washington-lee-need-based'])
  })
})

describe('what the words of an award ask for beyond its columns', () => {
  /** The rules that are met for whoever has all that profiles can tell, where the words of `award` ask for more. */
  const best: Partial<Profile> = {
    ...{ degreeHeld: 'masters', age: 25, ielts: 8, workYears: 5, gpa: 4, degreeClass: 'first' },
    ...{ german: 'c1', french: 'c1', need: 'need', nominator: 'possible' },
    ...{ grade: 100, gradeScale: PERCENT_SCALE },
  }
  const outcomeOf = (rule: RuleCheck['rule'], award: Scholarship, profile: Partial<Profile>) =>
    assess(aProfile({ ...best, ...profile }), award, PLACES).checks.find((check) => check.rule === rule)
      ?.outcome
  const levelsOf = ({ eligibleDegrees }: Scholarship) =>
    DEGREE_LEVELS.filter(({ label }) => eligibleDegrees.includes(label)).map(({ value }) => value)
  const asking = (words: RegExp, textOf: (award: Scholarship) => string | null | undefined) => {
    const found = AWARDS.filter((award) => words.test(textOf(award) ?? ''))
    expect(found.length).toBeGreaterThan(0)
    return found
  }
  const ids = (awards: readonly Scholarship[]) => awards.map(({ id }) => id)

  it('is never met by a field of which the note takes a part', () => {
    const PART =
      /\b(listed|selected|most (?!subjects)|english|international programmes|joint|first-entry|under|bearing|benefits|of interest|development-related|areas of focus)\b|more than \d/i
    const FOR_ALL = /^any field; some strands|^any field, with/i
    const awards = asking(PART, ({ fieldsNote }) => fieldsNote).filter(
      ({ fieldsNote }) => !FOR_ALL.test(fieldsNote ?? ''),
    )
    const met = awards.filter((award) =>
      levelsOf(award).some((degreeLevel) =>
        STUDY_FIELDS.some(
          ({ value: fieldOfStudy }) =>
            !['check', 'unmet'].includes(outcomeOf('field', award, { degreeLevel, fieldOfStudy }) ?? ''),
        ),
      ),
    )
    expect(ids(met)).toEqual([])
  })

  it('is not met by every field where the note names some', () => {
    const NAMED = /\b(sciences?|humanities|law|business|engineering|medicine|health|management)\b/i
    // They say that every field is taken: the named ones go first, come besides or were the only ones once.
    const FOR_ALL =
      /^any field; (some strands|also)|^any field, with a focus|first$|^medicine included|^open since/i
    const open = asking(NAMED, ({ fieldsNote }) => fieldsNote).filter(
      ({ fieldsOfStudy, fieldsNote, eligibility: { fieldLimits } }) =>
        fieldsOfStudy === 'any' && fieldLimits === null && !FOR_ALL.test(fieldsNote ?? ''),
    )
    expect(ids(open)).toEqual([])
  })

  it('is never met by a master’s where degrees by research alone are paid for', () => {
    const awards = asking(/^research degrees|research degrees alone/i, ({ fieldsNote }) => fieldsNote)
    const met = awards.filter(
      (award) =>
        award.eligibleDegrees.includes("Master's") &&
        award.eligibility.fieldLimits?.isPartial !== true &&
        COUNTRY_CODES.some((code) => {
          const person = { degreeLevel: 'masters' as const, nationality: code }
          return outcomeOf('degree', award, person) === 'met'
        }),
    )
    expect(ids(met)).toEqual([])
  })

  it('is never met by a score of English below one that the text names', () => {
    const awards = asking(/IELTS/, ({ eligibility }) => eligibility.english?.text)
    const met = awards.filter((award) => {
      const bands = award.eligibility.english?.text.match(/\b[4-9]\.[05]\b/g)?.map(Number) ?? []
      return [5, 5.5, 6, 6.5, 7, 7.5].some(
        (ielts) => ielts < Math.max(...bands) && outcomeOf('english', award, { ielts }) === 'met',
      )
    })
    expect(ids(met)).toEqual([])
  })

  it('is never met by part of a score, of a grade or of years of work', () => {
    const met = [
      ...asking(/\d with \d/, ({ eligibility }) => eligibility.english?.text).filter(
        (award) => outcomeOf('english', award, {}) === 'met',
      ),
      ...asking(/, (and|from|with) /, ({ eligibility }) => eligibility.minimumGrade?.text).filter((award) =>
        levelsOf(award).some((degreeLevel) => outcomeOf('grade', award, { degreeLevel }) === 'met'),
      ),
      ...asking(
        /relevant|gained|paid|employed|leadership|home country|to five/i,
        ({ eligibility }) => eligibility.workExperience?.text,
      ).filter((award) => outcomeOf('work', award, {}) === 'met'),
    ]
    expect(ids(met)).toEqual([])
  })

  it('is never met by a language whose level is not named', () => {
    const open = AWARDS.filter(({ eligibility: { otherLanguage } }) =>
      otherLanguage?.anyOf.every(({ level }) => level === null),
    )
    expect(open.length).toBeGreaterThan(0)
    expect(ids(open.filter((award) => outcomeOf('language', award, {}) === 'met'))).toEqual([])
  })

  it('is never met by living somewhere where the time that one lived there counts', () => {
    const awards = asking(
      /\b(last|\d+|two|five|six|seven) (months|years)\b/i,
      ({ eligibility: { residence } }) => `${residence?.note ?? ''} ${residence?.detail ?? ''}`,
    )
    const met = awards.filter(({ eligibility: { residence } }) => residence?.mode === 'only')
    expect(met.length).toBeGreaterThan(0)
    expect(
      ids(
        met.filter((award) =>
          COUNTRY_CODES.some(
            (code) =>
              !award.eligibility.residence?.exemptCountries.includes(code) &&
              outcomeOf('residence', award, { nationality: code, residence: code }) === 'met',
          ),
        ),
      ),
    ).toEqual([])
  })

  it('is never met by a nationality beside one of a developed country that bars', () => {
    const awards = asking(
      /also a citizen of a developed/i,
      ({ eligibility }) => eligibility.nationalities.detail,
    )
    const met = awards.filter((award) =>
      COUNTRY_CODES.some(
        (nationality) =>
          outcomeOf('nationality', award, { nationality, secondNationality: 'us' }) !== 'unmet' &&
          outcomeOf('nationality', award, { nationality }) === 'met',
      ),
    )
    expect(ids(met)).toEqual([])
  })
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
