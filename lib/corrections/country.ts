import type { z } from 'zod'
import { sumOverCases } from '../facts/fee-fact'
import { feeInWords } from '../facts/fee-words'
import { dayInWords } from '../facts/route-words'
import { RouteRuleSchema, type RouteRule } from '../facts/route-rule'
import { EntryRuleSchema, FeeRuleSchema, type EntryRuleRow, type FeeRule } from '../facts/rules'
import { VisaAndLivingSchema, type VisaAndLiving } from '../facts/visa-rule'
import { FEE_STATUSES } from '../facts/vocabulary'
import { levelWord } from '../facts/words'
import { capital, formatExact } from '../text/format'
import { isObject } from '../text/is-object'
import { labelOf } from '../text/options'
import { factInWords, WARNINGS, type Correctable, type CorrectableField, type Kept } from './correctable'
import type { Change } from './patch'

/**
 * `university`: the id of the one that it is for, where it is for one alone. `unnamed`: the label without the names that its
 * row gives, which may be others in another edition.
 */
type Said = Pick<CorrectableField, 'label' | 'shown'> &
  Partial<CorrectableField> & { university?: string | null; unnamed?: string }
type Path = Change['path']
type Rule = Pick<FeeRule, 'country' | 'validFor' | 'source'>
type Cited = Pick<Rule, 'validFor' | 'source'>
/** The name of a university by its id; null for what is none. */
type NameOf = (id: string) => string | null

/** The rules of a country, in the groups of its page. `rowsOf`: the rows of a file of `data/national`. */
export function correctableCountry(
  { code, name }: { code: string; name: string },
  rowsOf: (file: string) => readonly unknown[],
  nameOf: NameOf,
): Correctable {
  const of = (file: (typeof RULES)[number]['file']): CorrectableField[] =>
    rowsOf(file).flatMap((row, at) => {
      const id = isObject(row) && typeof row.id === 'string' ? row.id : at
      const said = isObject(row) && row.country === code ? factsOfRule(file, row, [id], nameOf) : null
      if (!said) return []
      const known = { ...citationOf(said.rule), file: `national/${file}` }
      return said.facts.map((each, part) =>
        factInWords({ ...known, key: `${file}-${id}-${part + 1}`, ...each }),
      )
    })
  const visas = of('visa-and-living')
  const isOfLiving = ({ label }: CorrectableField) => label === LIVING
  return {
    name,
    href: `/resources/countries/${code}`,
    parts: [
      { id: 'universities', title: 'Universities', fields: [] },
      { id: 'subjects', title: 'Subjects', fields: [] },
      {
        id: 'costs',
        title: 'Tuition and cost of living',
        fields: [...of('fee-rules'), ...visas.filter(isOfLiving)],
      },
      { id: 'apply', title: 'How and when to apply', fields: of('routes') },
      { id: 'entry', title: 'Entry', fields: of('entry-rules') },
      { id: 'visa', title: 'Visa and work', fields: visas.filter((field) => !isOfLiving(field)) },
    ],
  }
}

const citationOf = ({ source: { publisher, title, url: address }, validFor: year }: Cited) => ({
  source: `${publisher}: ${title}`,
  year,
  address,
})

/** A rule and a round have a year and a source; those of a round are null where they are its way's, `cited`. */
function keptIn(
  path: Path,
  own: { [Key in keyof Cited]: Cited[Key] | null },
  cited: Cited,
): Omit<Kept, 'values'> {
  return {
    year: { path: [...path, 'validFor'], from: own.validFor, holdsFor: cited.validFor },
    pages: [cited.source.url],
    cite: ({ title, publisher, page: url }) =>
      title && publisher
        ? [{ path: [...path, 'source'], from: own.source, to: { title, publisher, url } }]
        : null,
    asksPublisher: true,
  }
}

const topicWords = (topic: EntryRuleRow['topic']) => capital(topic.replaceAll('-', ' '))

/** Columns beside the words decide, and don’t follow them. */
export const entryFacts = (rule: EntryRuleRow, path: Path): Said[] => {
  const { topic, level, text } = rule
  return [
    {
      label: level === 'all' ? topicWords(topic) : `${topicWords(topic)}, ${levelWord(level)}`,
      shown: text,
      kept: {
        values: [{ path: [...path, 'text'], from: text }],
        ...keptIn(path, rule, rule),
        warning: WARNINGS.columns,
      },
    },
  ]
}

/** How the old value was read, which says nothing of another one. */
const READING =
  /(?:^|\s)(?:Read in a copy of the page|From the words of the page as others collected them) in \w+ \d{4}\./

/**
 * A rule of one sum can be changed by a number; a range or a floor by words alone, and so a rule with figures in its note or
 * with further fees, which may be wrong beside another sum.
 */
export function feeFacts(
  rule: Pick<
    FeeRule,
    | 'level'
    | 'status'
    | 'min'
    | 'max'
    | 'residentsOf'
    | 'othersPay'
    | 'isUnsure'
    | 'currency'
    | 'period'
    | 'note'
    | 'appliesTo'
    | 'oneOffFees'
    | 'validFor'
    | 'source'
  >,
  path: Path,
): Said[] {
  const { level, status, min, max, isUnsure, residentsOf, ...fee } = rule
  const sum = { ...fee, ...sumOverCases(rule) }
  const shown = feeInWords(sum, max === null && min !== null, isUnsure) ?? fee.note ?? ''
  const isOne = residentsOf === null && min !== null && (max === null || max === min)
  const note = rule.note?.replace(READING, '').trim() || null
  const isPlain = isOne && !/\d/.test(note ?? '') && rule.oneOffFees === null
  const values: Kept['values'] = [
    ...(max === null ? ['min'] : ['min', 'max']).map((key) => ({ path: [...path, key], from: min })),
    ...(note === rule.note
      ? []
      : [{ path: [...path, 'note'], from: rule.note, write: () => note, mayGo: true as const }]),
  ]
  const who = labelOf(FEE_STATUSES, status)?.toLowerCase()
  return [
    {
      label: `${level === 'all' ? 'All levels' : capital(levelWord(level))}, ${who}: ${fee.appliesTo}`,
      shown,
      kept: isPlain
        ? { values, ...keptIn(path, rule, rule), ...(note !== null && { warning: WARNINGS.note }) }
        : null,
      input: isOne ? 'number' : 'text',
    },
  ]
}

function routeFacts(route: RouteRule, path: Path, nameOf: NameOf): Said[] {
  return route.rounds.flatMap((own, at) => {
    const { closes, isUnsure, latest, name: round, levels, scope, fields, note } = own
    if (!closes) return []
    const cited = { source: own.source ?? route.source, validFor: own.validFor ?? route.validFor }
    const whom = [
      ...scope.map((id) => nameOf(id) ?? id.replace(/^!/, 'not ').replace(/\w+:/, '')),
      ...fields.map((field) => field.replaceAll('-', ' ')),
    ]
    const label = [`${route.name}, ${round ?? levels.map(levelWord).join(', ')}: closes`, ...whom].join(', ')
    const isDay = closes.day !== null
    const roundAt = [...path, 'rounds', at]
    return [
      {
        label,
        unnamed: [route.id, ...levels, ...scope, ...fields].join(' '),
        university: scope.length === 1 && nameOf(scope[0] ?? '') !== null ? scope[0] : null,
        shown: dayInWords(closes, isUnsure, latest),
        ...citationOf(cited),
        kept:
          isDay && latest === null && note === null
            ? { values: [{ path: [...roundAt, 'closes'], from: closes }], ...keptIn(roundAt, own, cited) }
            : null,
        input: isDay ? ('date' as const) : ('text' as const),
      },
    ]
  })
}

const LIVING = 'Cost of living, a month'

/** All facts of a row share its year, its source and its notes. */
function visaFacts(visa: VisaAndLiving): Said[] {
  const text = (key: 'visa' | 'healthInsurance' | 'workDuringStudy' | 'workAfter', label: string): Said[] => {
    const shown = visa[key]
    return shown === null ? [] : [{ label, shown }]
  }
  const sum = (label: string, amount: number | null | undefined, currency: string | null): Said[] =>
    amount === null || amount === undefined
      ? []
      : [{ label, shown: `${currency ?? ''} ${formatExact(amount)}`.trim(), input: 'number' }]
  const { fee, funds, living } = visa
  return [
    ...text('visa', 'Visa'),
    ...sum('Fee of the visa', fee?.amount, fee?.currency ?? null),
    ...sum('Money to show', funds?.amount, funds?.currency ?? null),
    ...text('healthInsurance', 'Health insurance'),
    ...text('workDuringStudy', 'Work during study'),
    ...text('workAfter', 'Work after study'),
    ...sum(LIVING, living?.min, living?.currency ?? null),
  ]
}

const reader = <File extends string, Row extends Rule>(
  file: File,
  schema: z.ZodType<Row>,
  say: (row: Row, path: Path, nameOf: NameOf) => Said[],
) => ({
  file,
  read: (row: unknown, path: Path, nameOf: NameOf) => {
    const { data } = schema.safeParse(row)
    return data ? { rule: data satisfies Rule, facts: say(data, path, nameOf) } : null
  },
})

/** The files of `data/national` whose rules stand on the pages of countries. */
export const RULES = [
  reader('fee-rules', FeeRuleSchema, (rule, path) =>
    feeFacts(rule, path).map((fact) => ({ ...fact, unnamed: [rule.id, rule.level, rule.status].join(' ') })),
  ),
  reader('routes', RouteRuleSchema, routeFacts),
  reader('entry-rules', EntryRuleSchema, entryFacts),
  reader('visa-and-living', VisaAndLivingSchema, visaFacts),
]

/** What a row of a file of rules says, in words; null for a row that its schema does not know. */
export const factsOfRule = (file: string, row: unknown, path: Path, nameOf: NameOf) =>
  RULES.find((each) => each.file === file)?.read(row, path, nameOf) ?? null
