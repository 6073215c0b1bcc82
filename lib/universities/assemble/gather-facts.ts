import { choose } from '../../facts/choose'
import { ageOf } from '../../facts/fact-age'
import type { Fact, Outcome, UniversityFacts } from '../../facts/fact'
import type { Edition, Statement } from '../../facts/register'
import { taughtOf } from '../../facts/taught-levels'
import { levelsInEnglish } from '../../facts/teaching'
import type { UniversityRecord } from '../record/schema'
import { bestFees, ownFees, statedFee } from './fees'
import { citationOf, type Layers } from './layers'

/** A value that a register states, with the year and the note where they differ from the edition's. */
type Stated<Value> = { value: Value; year?: string; note?: string | null }

/** Everything that registers, rules and the record's own fees say beyond the record's own fields. */
export function gatherFacts(record: UniversityRecord, layers: Layers): UniversityFacts {
  const { said, ruled, sourceOf, rates, today } = layers

  const read = <Value>(
    state: (statement: Statement, edition: Edition, isCitedOnly: boolean) => readonly Stated<Value>[],
    { lasts = false } = {},
  ): Fact<Value>[] =>
    said.flatMap(({ edition, statement, isCitedOnly }) => {
      const source = sourceOf(edition.source)
      return state(statement, edition, isCitedOnly).map(({ value, year, note }) => ({
        value,
        kind: source.kind,
        year: year ?? edition.year,
        source: citationOf(source),
        note: [note, edition.note].filter(Boolean).join(' ') || null,
        isUnsure: false,
        age: lasts ? undefined : ageOf({ kind: source.kind, year: year ?? edition.year }, today),
      }))
    })
  /** One value of each edition that has it. */
  const readOne = <Value>(state: (statement: Statement) => Value | undefined, how?: { lasts: boolean }) =>
    read((statement) => {
      const value = state(statement)
      return value === undefined ? [] : [{ value }]
    }, how)
  /** That of them which goes before the others. */
  const best = <Value>(...asked: Parameters<typeof readOne<Value>>) => choose(readOne(...asked), today)
  const firstLink = (linkOf: (statement: Statement) => string | undefined) =>
    said.map(({ statement }) => linkOf(statement)).find((link) => link !== undefined) ?? null

  const stated = read(({ fees = [] }) =>
    fees.map((fee) => ({ value: statedFee(fee, rates), year: fee.year, note: fee.note })),
  )
  return {
    territory: ruled.territory,
    sector: choose(
      [...readOne(({ sector }) => sector, { lasts: true }), ...(ruled.sector ? [ruled.sector] : [])],
      today,
    ),
    fees: bestFees(
      [...taughtOf([...ownFees(record, layers), ...stated], ruled.notTaught), ...ruled.fees],
      today,
    ),
    isMedical: ruled.isMedical,
    notTaught: ruled.notTaught,
    usualFees: ruled.usualFees,
    livingSum: null,
    routes: ruled.routes,
    entry: ruled.entry,
    inEnglish: levelsInEnglish(ruled.entry),
    degreesInEnglish: [],
    subjectLanguages: {},
    admission: best(({ admission }) => admission),
    otherCosts: read(({ otherCosts = [] }, { level }) =>
      otherCosts.map(({ note, ...value }) => ({ value: { ...value, level }, note })),
    ),
    outcomes: read(({ outcomes = [] }, edition) =>
      outcomes.map((outcome) => ({ value: outcomeOf(outcome, edition) })),
    ),
    subjects: read(({ subjects = [] }, { counted, countsPeople }) =>
      subjects.map(({ subject, level, count }) => ({
        value: { subject, level, count, counted: counted ?? 'courses', countsPeople },
      })),
    ),
    studentsByLevel: best(({ studentsByLevel }) => studentsByLevel),
    teaching: best(({ teaching }) => teaching),
    courseIndex: best(({ courseIndex }) => courseIndex),
    erasmus: best(({ erasmus }) => erasmus, { lasts: true }),
    citedStudents: choose(
      read(({ students, international }, _, isCitedOnly) =>
        isCitedOnly && students && record.studentPopulation === null
          ? [{ value: { ...students, percent: international?.percent ?? null } }]
          : [],
      ),
      today,
    ),
    links: {
      admissions: firstLink(({ admissionsUrl }) => admissionsUrl),
      application: firstLink(({ applicationUrl }) => applicationUrl),
    },
  }
}

type StatedOutcome = NonNullable<Statement['outcomes']>[number]

/**
 * The outcome with whose it is, and of which level. Its fields are named one by one: V8 before 11.7 gives each object that is made by spreading
 * another and adding a field a hidden class of its own, which is four times as large as the object
 * (https://crbug.com/v8/13303). A spread will do when Node 22 is the oldest.
 */
function outcomeOf(stated: StatedOutcome, edition: Pick<Edition, 'whose' | 'level'>): Outcome {
  const { measure, subject, value, unit, max, period, people, response } = stated
  return {
    measure,
    level: stated.level ?? edition.level,
    subject,
    value,
    unit,
    max,
    period,
    people,
    response,
    whose: stated.whose ?? edition.whose[measure] ?? '',
  }
}
