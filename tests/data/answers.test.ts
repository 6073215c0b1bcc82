import { checkRegister } from '@/lib/admission/entry'
import { placeOfChoice } from '@/lib/admission/place-of-choice'
import { builtOn } from '@/lib/built-on'
import { figuresAt } from '@/lib/compare/figures'
import { choiceAt } from '@/lib/study/choice'
import { toChoice } from '@/lib/study/choice-of'
import { getChoice } from '@/lib/study/queries'
import { tuitionOf } from '@/lib/cost/tuition'
import { countryTuition } from '@/lib/destinations/tuition'
import { deadlinesOfRoute, FROM_ABROAD, inPrecedence, mainDeadline } from '@/lib/facts/deadline'
import type { Fact } from '@/lib/facts/fact'
import { ageOf, isHeadline } from '@/lib/facts/fact-age'
import { feeInWords } from '@/lib/facts/fee-words'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { levelWord } from '@/lib/facts/words'
import { getScholarships } from '@/lib/scholarships/queries'
import { oncePerObject } from '@/lib/once-per-object'
import { levelsPaidBy } from '@/lib/scholarships/award-levels'
import { deadlinesAt } from '@/lib/universities/answers/deadline'
import { NOTHING_ASKED, ruleAt } from '@/lib/universities/answers/entry'
import { feeAt, feesOf, officialFeeAt } from '@/lib/universities/answers/fee'
import { outcomesAt } from '@/lib/universities/answers/outcome'
import { subjectsAt } from '@/lib/universities/answers/subject'
import { homeTuitionAt, feesPaid } from '@/lib/universities/answers/words'
import { cardAt, toCard } from '@/lib/universities/card'
import { countAnswers } from '@/lib/universities/coverage'
import { toCompared } from '@/lib/universities/compared-university'
import { comparedAt } from '@/lib/universities/compared-column'
import { getCard, getUniversities, getUniversity } from '@/lib/universities/queries'
import type { University } from '@/lib/universities/record/schema'
import {
  acceptanceOfRow,
  deadlineOfRow,
  employmentOfRow,
  ieltsOfRow,
  toRow,
  tuitionOfRow,
} from '@/lib/universities/row'
import { hasDegreesInEnglish } from '@/lib/universities/taught-in-english'
import { aProfile } from '@/tests/fixtures/matcher'
import { NO_FEES, NO_REQUIREMENTS } from '@/tests/fixtures/a-university'
import { shareOf } from '@/tests/fixtures/a-share'

const ALL = LEVELS.map(({ value }) => value)
const PAYERS = ['home', 'eu-eea', 'international'] as const
const CONTEXT = { currency: 'EUR', charges: [], enrolsInternational: null, awardsAt: () => [] }

// Every test asks for them again.
const leveledCard = oncePerObject((university: University) => toCard(university))
const leveledColumn = oncePerObject((university: University) => toCompared(university))
const choiceFile = oncePerObject((university: University) => toChoice(university, CONTEXT))
const rowOf = oncePerObject((university: University) => toRow(university, 0))
const shownCard = (university: University, level: Level) => cardAt(leveledCard(university), level)
const columnAt = (university: University, level: Level) => comparedAt(leveledColumn(university), level)
const choiceOf = (university: University, level: Level) => choiceAt(choiceFile(university), level)

/** The first pairs of university and level for which something is wrong. */
const wrong = (isRight: (university: University, level: Level) => boolean) =>
  shareOf(getUniversities())
    .flatMap((university) =>
      ALL.filter((level) => !isRight(university, level)).map((level) => `${university.id}, ${level}`),
    )
    .slice(0, 20)

const holds = (level: Level, of: string | null) => of === null || of === 'all' || of === level

/** The university as if nothing were known of any other level. A record speaks of bachelor's degrees. */
function knownAt(university: University, level: Level): University {
  const { facts } = university
  const at = <Each extends { value: { level: string | null } }>(list: readonly Each[]) =>
    list.filter(({ value }) => holds(level, value.level))
  const own = {
    ...facts,
    fees: at(facts.fees),
    usualFees: at(facts.usualFees),
    routes: at(facts.routes),
    entry: at(facts.entry),
    otherCosts: at(facts.otherCosts),
    outcomes: at(facts.outcomes),
    subjects: facts.subjects.filter(
      ({ value: { level: of } }) =>
        holds(level, of) || of === (level === 'bachelor' ? 'undergraduate' : 'graduate'),
    ),
    inEnglish: { [level]: facts.inEnglish[level] },
    degreesInEnglish: facts.degreesInEnglish.filter((each) => each === level),
  }
  if (level === 'bachelor') return { ...university, facts: own }
  const isOfFirstYears = facts.admission !== null
  const rate = university.academics?.employmentRate ?? null
  const isOfBachelors = facts.outcomes.some(
    ({ value }) => value.level === 'bachelor' && value.subject === null && value.value === rate,
  )
  return {
    ...university,
    facts: { ...own, admission: null },
    tuitionFees: NO_FEES,
    admissionRequirements: NO_REQUIREMENTS,
    acceptanceRate: isOfFirstYears ? null : university.acceptanceRate,
    academics: university.academics && {
      ...university.academics,
      employmentRate: isOfBachelors ? null : rate,
    },
  }
}

/** All that the site says of a university at a level, in every view. */
function viewsAt(university: University, level: Level): unknown {
  const row = rowOf(university)
  const { facts } = university
  const { elsewhere: ofCard, ...card } = shownCard(university, level)
  const { elsewhere: ofColumn, score, ...column } = columnAt(university, level)
  const { elsewhere: ofChoice, ...choice } = choiceOf(university, level)
  return {
    row: [tuitionOfRow, deadlineOfRow, hasDegreesInEnglish, acceptanceOfRow, employmentOfRow, ieltsOfRow].map(
      (read) => read(row, level),
    ),
    card,
    column,
    choice,
    place: placeOfChoice({ ...choice, elsewhere: ofChoice }),
    profile: [
      feesPaid(university, level),
      homeTuitionAt(university, level),
      deadlinesAt(university, level),
      outcomesAt(facts, level),
      subjectsAt(facts, level),
      ofCard && ofColumn && score ? null : 'a view lacks its parts',
    ],
  }
}

const written = (views: unknown) =>
  JSON.stringify(views, (_, value: unknown) => (value === null ? undefined : value))

it('no view names a fact of another level as the answer', () => {
  expect(
    wrong(
      (university, level) =>
        written(viewsAt(university, level)) === written(viewsAt(knownAt(university, level), level)),
    ),
  ).toEqual([])
})

it.each(LEVELS)('the page of a country counts at $value what is known for that', ({ value: level }) => {
  const all = getUniversities()
  const known = all.map((university) => knownAt(university, level))
  const counted = (universities: readonly University[]) =>
    countAnswers(universities).filter(({ answer }) => answer.endsWith(`, ${levelWord(level)}`))
  expect(counted(known)).toEqual(counted(all))
  expect(counted(all).length).toBeGreaterThan(2)
  expect(countryTuition(known, level)).toEqual(countryTuition(all, level))
})

it('what is known elsewhere stands apart only where nothing is for the level, and is of other levels', () => {
  expect(
    wrong((university, level) => {
      const { fees, deadlines, asked, otherCosts, elsewhere } = choiceOf(university, level)
      const known = { fees, deadlines, otherCosts, asked: asked === NOTHING_ASKED ? [] : [asked] }
      return (['fees', 'deadlines', 'otherCosts', 'asked'] as const).every(
        (part) =>
          (known[part].length === 0 || elsewhere[part].length === 0) &&
          elsewhere[part].every((other) => other.level !== level),
      )
    }),
  ).toEqual([])
})

it('list, card, comparison, cost and admission name the same fee', () => {
  expect(
    wrong((university, level) => {
      const { fees } = university.facts
      const fee = feeAt(fees, level, 'international')
      const words = fee && feeInWords(fee.value, fee.value.isFloor, fee.isUnsure)
      const choice = choiceOf(university, level)
      const told = [
        shownCard(university, level).tuition?.international,
        columnAt(university, level).tuition?.text,
      ]
      return (
        tuitionOfRow(rowOf(university), level) === (fee?.value.dollars ?? null) &&
        told.every((text) => (words ? text === words : (text ?? 'mostly').startsWith('mostly'))) &&
        placeOfChoice(choice).fee === (officialFeeAt(fees, level, 'international')?.value.dollars ?? null) &&
        PAYERS.every((status) => {
          const [line] = tuitionOf(choice, { status, why: '', isUnsure: false }, 1).lines
          const paid = feeAt(fees, level, status)
          return !line || (paid ? line.source === paid.source && line.year === paid.year : line.isUsual)
        })
      )
    }),
  ).toEqual([])
})

it('list, card, comparison, cost and admission name the same deadline and language', () => {
  expect(
    wrong((university, level) => {
      const main = mainDeadline(deadlinesAt(university, level))
      const choice = choiceOf(university, level)
      const [told] = inPrecedence(placeOfChoice(choice).deadlines, FROM_ABROAD)
      const card = shownCard(university, level)
      const column = columnAt(university, level)
      const language = ruleAt(university.facts.entry, 'teaching-language', level)
      const rule = choice.entry.find(({ value }) => value.topic === 'teaching-language') ?? null
      return (
        deadlineOfRow(rowOf(university), level) === (main?.isSure ? String(main.month) : null) &&
        (told?.month ?? null) === (main?.month ?? null) &&
        (told?.day ?? null) === (main?.day ?? null) &&
        (card.deadline === null) === (main === null) &&
        (column.deadline?.text ?? '') === (card.deadline ?? '') &&
        rule === language &&
        (card.language?.startsWith(column.language?.text ?? '') ?? column.language === null)
      )
    }),
  ).toEqual([])
})

it('a fact past its term says so, and one past two terms is in no price, date or sum', () => {
  const today = builtOn()
  const isAged = (fact: Fact<unknown>) => fact.age === ageOf(fact, today)
  const OLD = 'may be out of date'
  const isMarked = (told: { note: string | null } | null) => told?.note?.includes(OLD) === true
  const past = getUniversities().flatMap(({ facts }) => facts.fees.filter((fee) => !isHeadline(fee)))
  expect(past).not.toEqual([])
  const closing = getUniversities().map((university) => mainDeadline(deadlinesAt(university, 'bachelor')))
  expect(closing.some((deadline) => deadline?.age !== undefined)).toBe(true)
  expect(
    wrong((university, level) => {
      const { fees, usualFees, otherCosts, outcomes, subjects, routes, entry } = university.facts
      const rounds = routes.flatMap(({ value }) => value.rounds)
      const choice = choiceOf(university, level)
      const [price] = feesPaid(university, level)?.fees ?? []
      return (
        [fees, usualFees, otherCosts, outcomes, subjects, routes, rounds].flat().every(isAged) &&
        entry.every(isHeadline) &&
        choice.charges.every(isAged) &&
        PAYERS.every((status) => feesOf(fees, status).every(isHeadline)) &&
        PAYERS.every((status) => {
          const [line] = tuitionOf(choice, { status, why: '', isUnsure: false }, 1).lines
          return !line || isHeadline(line)
        }) &&
        routes
          .filter(({ value }) => value.rounds.some((round) => !isHeadline(round)))
          .every(({ value }) => {
            const late = value.rounds.filter((round) => !isHeadline(round))
            return deadlinesOfRoute({ ...value, rounds: late }).every(({ isSure }) => !isSure)
          }) &&
        (price?.age === undefined || isMarked(columnAt(university, level).tuition)) &&
        (mainDeadline(deadlinesAt(university, level))?.age === undefined ||
          (isMarked(columnAt(university, level).deadline) &&
            shownCard(university, level).deadlineNote?.includes(OLD) === true))
      )
    }),
  ).toEqual([])
})

it('a card names an award of the catalogue only at the levels that it pays for', () => {
  const levels = new Map(getScholarships().map((award) => [award.name, levelsPaidBy(award)]))
  expect(
    wrong(({ id }, level) => {
      const card = getCard(id)
      const shown = (card && cardAt(card, level).scholarships?.shown) ?? []
      return shown.every((name) => levels.get(name)?.includes(level) ?? true)
    }),
  ).toEqual([])
})

/** Each university that the issue names, with Master's chosen. */
it.each([
  'queens-university-belfast',
  'massachusetts-institute-of-technology',
  'georgia-institute-of-technology',
  'carnegie-mellon-university',
  'eth-zurich',
  'technical-university-of-munich',
  'rwth-aachen-university',
  'university-of-strasbourg',
])('%s asks at master’s for nothing that is asked of bachelor’s applicants', (id) => {
  const choice = getChoice(id, 'master')
  expect(choice?.asked).toEqual(NOTHING_ASKED)
  expect(choice?.deadlines.filter(({ route }) => route === null)).toEqual([])
  const certificates = choice?.entry.filter(({ value }) => value.topic === 'school-certificate')
  expect(certificates?.filter(({ value }) => value.level !== 'master')).toEqual([])
})

it.each(['eth-zurich', 'epfl'])('a doctorate at %s costs CHF 730 a semester', (id) => {
  const fees = getUniversity(id)?.facts.fees ?? []
  expect(feeAt(fees, 'doctorate', 'international')?.value).toMatchObject({ min: 730, period: 'semester' })
  expect(feeAt(fees, 'master', 'international')?.value).toMatchObject({ min: 2190, period: 'semester' })
})

it('nobody is told that we have not checked a university that reports students from abroad', () => {
  const person = aProfile({ nationality: 'ng', degreeHeld: 'bachelors' })
  expect(
    wrong((university, level) => {
      if (level !== 'master' || !university.internationalPercent) return true
      const place = placeOfChoice(choiceOf(university, level))
      const said = checkRegister(person, place, null, '2026-11-26')?.why ?? ''
      return !said.includes('We have not checked')
    }),
  ).toEqual([])
})

test('the file of a comparison has the figures that its rows show', () => {
  const FIGURES = {
    'World Ranking': 'rank',
    'Acceptance Rate': 'acceptance',
    'Student Population': 'students',
    'Minimum GPA': 'gpa',
    'Research Rating': 'research',
    'Employment Rate': 'employment',
  } as const
  const isSame = (university: University, level: Level) => {
    const column = columnAt(university, level)
    const figures = figuresAt({ university, sources: [], rules: null, level })
    const month = Number(String(figures['Application Deadline']?.value ?? '').slice(0, 2))
    return (
      Object.entries(FIGURES).every(
        ([label, key]) => (figures[label]?.value ?? null) === (column[key]?.figure ?? null),
      ) &&
      'English Requirement' in figures === (column.english !== null) &&
      month === (column.closing?.month ?? 0)
    )
  }
  expect(wrong(isSame)).toEqual([])
})
