import { choose } from '../../facts/choose'
import { isHeadline } from '../../facts/fact-age'
import type { Fact, Tuition, UniversityFacts } from '../../facts/fact'
import type { Edition, Statement } from '../../facts/register'
import { isKnown, type RecordField } from '../record/fields'
import type { RecordSource, UniversityRecord } from '../record/schema'
import { feeAt } from '../answers/fee'
import { moneyOf } from './fees'
import { gatherFacts } from './gather-facts'
import { academicYear, type Layers } from './layers'

/** A record with every fact that its layers give, each from one source. */
type AssembledRecord = UniversityRecord & { facts: UniversityFacts }

/**
 * Assembles a university from its record, the registers and the rules of its country. For each field the order of
 * `lib/facts/choose.ts` decides which layer gives it, and the record's sources follow. The record itself is not changed.
 */
export function assemble(record: UniversityRecord, layers: Layers): AssembledRecord {
  const facts = gatherFacts(record, layers)
  const filled = FILLINGS.reduce((sofar, filling) => fill(sofar, filling, layers), record)
  return { ...withFees(filled, facts), facts }
}

type Filling = {
  /** They are given together, so that two sources are never mixed. The first decides which source goes before. */
  fields: readonly [RecordField, ...RecordField[]]
  /** The record with the statement; null where the statement has no value for it. */
  take: (record: UniversityRecord, statement: Statement, edition: Edition) => UniversityRecord | null
}

const NO_ACADEMICS = {
  facultyStudentRatio: null,
  researchRating: null,
  employmentRate: null,
  averageSalary: null,
}

/** The share of a university's graduates that found work; null where the statement has none of all subjects. */
function employmentIn({ outcomes = [] }: Statement): number | null {
  const whole = outcomes.filter(({ subject, unit }) => subject === null && unit === '%')
  const of = (measure: string) => whole.find((outcome) => outcome.measure === measure)
  return (of('work-or-study') ?? of('employed'))?.value ?? null
}

/** The fields of a record that a register can give. */
const FILLINGS: readonly Filling[] = [
  {
    fields: ['studentPopulation', 'studentDefinition', 'internationalStudents', 'internationalPercent'],
    take: (record, { students, international }) =>
      students
        ? {
            ...record,
            studentPopulation: students.count,
            studentDefinition: students.definition,
            internationalStudents: international?.count ?? null,
            internationalPercent: international?.percent ?? null,
          }
        : null,
  },
  {
    fields: ['acceptanceRate', 'acceptanceRateYear'],
    take: (record, { acceptanceRate }, { year }) =>
      acceptanceRate === undefined
        ? null
        : { ...record, acceptanceRate, acceptanceRateYear: academicYear(year) },
  },
  {
    fields: ['academics.employmentRate'],
    take: (record, statement) => {
      const employmentRate = employmentIn(statement)
      return employmentRate === null
        ? null
        : { ...record, academics: { ...(record.academics ?? NO_ACADEMICS), employmentRate } }
    },
  },
  {
    fields: ['academics.facultyStudentRatio'],
    take: (record, { studentsPerTeacher: facultyStudentRatio }) =>
      facultyStudentRatio === undefined
        ? null
        : { ...record, academics: { ...(record.academics ?? NO_ACADEMICS), facultyStudentRatio } },
  },
  {
    fields: ['website'],
    take: (record, { website }) => (website === undefined ? null : { ...record, website }),
  },
]

/** The record with what the best of the registers says, where that goes before the record's own. */
function fill(
  record: UniversityRecord,
  { fields, take }: Filling,
  { said, sourceOf, today }: Layers,
): UniversityRecord {
  const own = isKnown(record, fields[0])
    ? [{ ...restsOn(record, fields[0], sourceOf), give: () => record }]
    : []
  const registers = said.flatMap(({ edition, statement, isCitedOnly }) => {
    if (isCitedOnly) return []
    const taken = take(record, statement, edition)
    const { kind } = sourceOf(edition.source)
    return taken ? [{ kind, year: edition.year, give: () => cite(taken, edition, fields) }] : []
  })
  return choose([...own, ...registers], today)?.give() ?? record
}

/** The basis of the record's own value of a field: a source, or an author's general knowledge. */
function restsOn(record: UniversityRecord, field: RecordField, sourceOf: Layers['sourceOf']) {
  const entry = record.sources.find(({ fields }) => fields.includes(field))
  const { kind, year } = entry
    ? sourceOf(entry.source)
    : { kind: 'general' as const, year: record.editorial?.month ?? '' }
  return { kind, year }
}

/** Names the edition as the one source of the fields. */
function cite(record: UniversityRecord, edition: Edition, cited: readonly RecordField[]): UniversityRecord {
  const without = (fields: readonly string[]) =>
    fields.filter((field) => !cited.some((each) => each === field))
  const others = record.sources
    .map((entry) => ({ ...entry, fields: without(entry.fields) }))
    .filter(({ fields }) => fields.length > 0)
  const same = others.find(({ source }) => source === edition.source)
  const entry: RecordSource = {
    source: edition.source,
    url: same?.url ?? null,
    checkedOn: edition.readOn,
    fields: [...(same?.fields ?? []), ...cited.filter((field) => isKnown(record, field))],
  }
  const written = without(record.editorial?.fields ?? [])
  return {
    ...record,
    sources: [...others.filter((other) => other !== same), entry],
    editorial: record.editorial && written.length > 0 ? { ...record.editorial, fields: written } : null,
  }
}

/**
 * The record's two fees as its facts have them, for a bachelor's degree. `facts.fees` names their sources, so the
 * record's own list no longer does.
 */
function withFees(record: UniversityRecord, facts: UniversityFacts): UniversityRecord {
  const isOfHome = (fee: Fact<Tuition>) =>
    fee.value.level === 'bachelor' && fee.value.status === 'home' && isHeadline(fee)
  const home =
    facts.fees.find(isOfHome) ?? (record.tuitionFees.domestic && feeAt(facts.fees, 'bachelor', 'home'))
  const moneyIn = (fee: Fact<Tuition> | null | undefined) => fee && moneyOf(fee)
  return {
    ...record,
    tuitionFees: {
      domestic: moneyIn(home) ?? record.tuitionFees.domestic,
      international:
        moneyIn(feeAt(facts.fees, 'bachelor', 'international')) ?? record.tuitionFees.international,
    },
  }
}
