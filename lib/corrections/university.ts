import type { Citation, EntryRule, Fact, Tuition, UniversityFacts } from '../facts/fact'
import { feeInWords } from '../facts/fee-words'
import { dayInWords } from '../facts/route-words'
import { FEE_STATUSES, SECTORS } from '../facts/vocabulary'
import { levelWord, measuredOutcome } from '../facts/words'
import { formatMoney } from '../money/format'
import { MoneySchema } from '../money/schema'
import { capital, formatCount, formatExact, formatMonth } from '../text/format'
import { isObject } from '../text/is-object'
import { labelOf } from '../text/options'
import { PROFILE_SECTIONS } from '../universities/profile-sections'
import { isKnown, RECORD_FIELDS, sharesSourceOf, type RecordField } from '../universities/record/fields'
import { anchorOf, type AnchoredSource } from '../universities/record/provenance'
import type { University, UniversityRecord } from '../universities/record/schema'
import { factInWords, listInWords, WARNINGS, type Correctable, type CorrectableField } from './correctable'
import { isYearlyDate, storedAt, storedEntry, storedFee, type OwnEntry, type OwnRule } from './stored'

/** Fees of the record stand among those of its facts. */
const isFee = (path: RecordField) => path.startsWith('tuitionFees.')

/** The groups of a profile that facts of the record or of rules are in, by the id of their heading. */
const PARTS: readonly { id: string; title: string; fields: readonly RecordField[] }[] = [
  { id: 'fee', title: 'Tuition', fields: [] },
  {
    id: 'apply',
    title: 'How to apply, by when',
    fields: ['admissionRequirements.applicationDeadline'],
  },
  {
    id: 'language',
    title: 'Language and tests',
    fields: [
      'admissionRequirements.englishTest',
      'admissionRequirements.ielts',
      'admissionRequirements.asksEnglishTest',
      'admissionRequirements.requiredTests',
    ],
  },
  { id: 'about', title: 'About', fields: ['description'] },
  { id: 'official', title: 'Official pages', fields: ['website'] },
  { id: 'offered', title: 'Subjects and programmes', fields: [] },
  { id: 'subjects', title: 'Largest subjects', fields: [] },
  { id: 'awards', title: 'Awards for students here', fields: ['availableScholarships'] },
  ...PROFILE_SECTIONS.map(({ id, title, fields, ...rest }) => ({
    id,
    title,
    fields: [...fields, ...('besides' in rest ? rest.besides : [])].filter((path) => !isFee(path)),
  })),
]
const PLACED: readonly string[] = PARTS.flatMap(({ fields }) => fields)
const REST = {
  id: 'sources',
  title: 'Name, place and rank',
  fields: RECORD_FIELDS.map(({ path }) => path).filter((path) => !PLACED.includes(path) && !isFee(path)),
}

const LANGUAGE_TOPICS: readonly EntryRule['topic'][] = [
  'teaching-language',
  'english-minimum',
  'local-language-minimum',
  'entrance-test',
]

export type Given = {
  /** As its file has it. */
  record: UniversityRecord
  /** With what registers and rules add. */
  university: University
  sources: readonly AnchoredSource[]
  /** The one file of `data` that has the facts of a group from a source; null where that is not clear. */
  fileCiting: (group: string, source: Citation) => string | null
  /** The fees that files keep of it alone. */
  ownFees: readonly OwnRule[]
  /** The rules of entry that the file of rules of single universities keeps of it. */
  ownEntries: readonly OwnEntry[]
}

/** The facts of a university, in the groups of its profile. */
export function correctableUniversity(given: Given): Correctable {
  const { record, university } = given
  const ofRules = factsByPart(university.facts, given)
  return {
    name: record.name,
    href: `/universities/${record.id}`,
    parts: [...PARTS, REST].map(({ id, title, fields }) => ({
      id,
      title,
      fields: [...fields.map((path) => recordField(path, given)), ...(ofRules[id] ?? [])],
    })),
  }
}

const valueAt = (path: RecordField, record: UniversityRecord) =>
  path.split('.').reduce<unknown>((held, key) => (isObject(held) ? held[key] : null), record)

/**
 * A fact as the profile has it. The publications that are its sources are shared by many records and facts, and a reader's
 * page is none of them.
 */
function recordField(
  path: RecordField,
  { record, university, sources, fileCiting }: Given,
): CorrectableField {
  const value = valueAt(path, university)
  const isOf = ({ fields }: { fields: readonly string[] }) =>
    fields.includes(path) || fields.includes(sharesSourceOf(path))
  const cited = sources.find(isOf)
  const written = !cited && university.editorial?.fields.includes(path) ? university.editorial : null
  const isOwn =
    value === valueAt(path, record) &&
    (!cited || record.sources.some((own) => isOf(own) && anchorOf(own.source) === cited.anchor))
  // Text from general knowledge has no source of its own that a new value would need.
  const stored = written && isOwn ? storedAt(record, [record.id], path.split('.'), value) : null
  const hasNote = isObject(value) && typeof value.note === 'string'
  return factInWords({
    key: path,
    label: capital(RECORD_FIELDS.find((field) => field.path === path)?.label ?? path),
    shown: isKnown(university, path) ? inWords(path, value) : null,
    source: cited ? `${cited.publisher}: ${cited.title}` : written && 'general knowledge',
    year: cited?.year ?? (written && formatMonth(written.month)),
    address: cited?.url ?? (written && written.checkAt),
    file: isOwn || !cited ? `universities/${record.countryCode}` : fileCiting('register', cited),
    kept: stored && {
      ...{ values: stored, year: null, pages: [], cite: () => [] },
      ...(isTied(path) && { warning: WARNINGS.fields }),
      ...(hasNote && { warning: WARNINGS.note }),
    },
    input: inputOf(value),
  })
}

function inputOf(value: unknown): CorrectableField['input'] {
  if (typeof value === 'number') return 'number'
  return isYearlyDate(value) ? 'date' : 'text'
}

/** Another field says more of it, and does not follow. */
const isTied = (path: RecordField) =>
  RECORD_FIELDS.some((field) => field.path !== path && sharesSourceOf(field.path) === sharesSourceOf(path))

/** What stands after the numbers of fields that are no counts. */
const UNITS: Readonly<Record<string, string>> = {
  internationalPercent: '%',
  acceptanceRate: '%',
  'academics.employmentRate': '%',
  'academics.researchRating': ' of 10',
  'admissionRequirements.minimumGPA': ' of 4.0',
  'campusLife.campusSize': ' hectares',
}

/** A value of a record's field in words. */
export function inWords(path: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number')
    return path.endsWith('Year') ? String(value) : `${formatExact(value)}${UNITS[path] ?? ''}`
  if (Array.isArray(value)) return listInWords(value.map((each) => inWords(path, each))) || 'None'
  if (!isObject(value)) return 'Not known'
  const money = MoneySchema.safeParse(value).data
  if (money) return `${formatMoney(money)}, ${money.academicYear}`
  const { month, day, label, lat, lng } = value
  if (typeof label === 'string') return [label, value.publisher, value.year].filter(Boolean).join(', ')
  if (typeof lat === 'number') return `${lat}, ${Number(lng)}`
  return typeof month === 'number'
    ? dayInWords({ month, day: typeof day === 'number' ? day : null }, false)
    : 'as the profile has it'
}

/** What registers and rules say, by the group of the profile that shows it. */
function factsByPart(
  facts: UniversityFacts,
  { fileCiting, ownFees, ownEntries }: Given,
): Partial<Record<string, CorrectableField[]>> {
  const from = <Value>(
    id: string,
    all: readonly Fact<Value>[],
    say: (value: Value, fact: Fact<Value>) => readonly [string, string | null],
    groupOf: (value: Value) => string = () => id,
    storedOf: (fact: Fact<Value>) => Partial<CorrectableField> | null = () => null,
  ) =>
    all.flatMap((fact, at) => {
      const [label, shown] = say(fact.value, fact)
      const { kind, source: page, year } = fact
      const lead = kind === 'general' ? 'general knowledge, to check with ' : ''
      const cited = { source: `${lead}${page.publisher}: ${page.title}`, year, address: page.url }
      const file = fileCiting(groupOf(fact.value), page)
      return [factInWords({ key: `${id}-${at + 1}`, label, shown, file, ...cited, ...storedOf(fact) })]
    })
  const sayFee = (
    { level, status, isFloor, condition, ...sum }: Tuition,
    isUnsure: boolean,
    lead: string,
  ) => {
    const label = `${lead}, ${levelWord(level)}, ${labelOf(FEE_STATUSES, status)?.toLowerCase()}`
    return [condition ? `${label} (${condition})` : label, feeInWords(sum, isFloor, isUnsure)] as const
  }
  const storedOf = (fact: Fact<Tuition>) => {
    const stored = storedFee(fact, ownFees)
    return stored && { ...stored, input: 'number' as const }
  }
  const fees = (id: string, lead: string, all: UniversityFacts['fees']) =>
    from(id, all, (fee, { isUnsure }) => sayFee(fee, isUnsure, lead), undefined, storedOf)
  const isOfHome = ({ value }: UniversityFacts['fees'][number]) => value.status === 'home'
  const others = facts.fees.filter((fee) => !isOfHome(fee))
  const one = <Value>(fact: Fact<Value> | null) => (fact ? [fact] : [])
  const entry = (id: string, isHere: (topic: EntryRule['topic']) => boolean) => {
    const rules = facts.entry.filter(({ value }) => isHere(value.topic))
    const groupOf = ({ topic }: EntryRule) => (topic === 'teaching-language' ? topic : id)
    const say = ({ topic, text }: EntryRule) => [capital(topic.replaceAll('-', ' ')), text] as const
    return from(id, rules, say, groupOf, (fact) => {
      const kept = storedEntry(fact, ownEntries)
      return kept && { kept, file: 'national/own-entry-rules' }
    })
  }
  const isOfLanguage = (topic: EntryRule['topic']) => LANGUAGE_TOPICS.includes(topic)
  return {
    fee: [
      ...fees('fee', 'Tuition', others),
      ...fees('usual-fee', 'Usual tuition in the country', facts.usualFees),
    ],
    cost: [
      ...fees('home-fee', 'Tuition', facts.fees.filter(isOfHome)),
      ...from('other-cost', facts.otherCosts, ({ what, currency, min, max }) => [
        capital(what.replaceAll('-', ' ')),
        `${currency} ${formatExact(min)}${max === null ? '' : ` to ${formatExact(max)}`}`,
      ]),
    ],
    apply: from('route', facts.routes, ({ name, level, rounds }) => [
      level === 'all' ? name : `${name}, ${levelWord(level)}`,
      rounds
        .flatMap(({ value: { closes, latest }, isUnsure }) =>
          closes ? dayInWords(closes, isUnsure, latest) : [],
        )
        .join('; ') || null,
    ]),
    language: entry('language-rule', isOfLanguage),
    entry: entry('entry-rule', (topic) => !isOfLanguage(topic)),
    after: from(
      'outcome',
      facts.outcomes.filter(({ value }) => value.subject === null),
      (outcome) => [outcome.whose, measuredOutcome(outcome)],
    ),
    facts: [
      ...from('sector', one(facts.sector), (sector) => ['Sector', labelOf(SECTORS, sector) ?? null]),
      ...from('counted', one(facts.citedStudents), (filed) => ['Students', formatCount(filed.count)]),
      ...from('teaching', one(facts.teaching), ({ overall }) => ['Teaching (TEF)', overall]),
    ],
  }
}
