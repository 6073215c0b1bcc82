import { feeInWords } from '../facts/fee-words'
import { dayInWords } from '../facts/route-words'
import type { RouteRule } from '../facts/route-rule'
import type { EntryRuleRow, FeeRule, VisaAndLiving } from '../facts/rules'
import { FEE_STATUSES } from '../facts/vocabulary'
import { levelWord } from '../facts/words'
import { capital, formatCount } from '../text/format'
import { labelOf } from '../text/options'
import { factInWords, type Correctable, type CorrectableField } from './correctable'
import type { Change } from './patch'

/** The files of rules of countries, each row at its place. */
export type NationalRules = {
  fees: readonly FeeRule[]
  routes: readonly RouteRule[]
  entry: readonly EntryRuleRow[]
  visas: readonly VisaAndLiving[]
}

type Rule = Pick<FeeRule, 'country' | 'validFor' | 'source'>
type Said = Pick<CorrectableField, 'label' | 'shown'> & Partial<CorrectableField>

/** The rules of a country, in the groups of its page. */
export function correctableCountry(
  { code, name }: { code: string; name: string },
  rules: NationalRules,
): Correctable {
  const from = <Row extends Rule>(
    file: string,
    rows: readonly Row[],
    say: (row: Row, path: Change['path']) => Said[],
  ): CorrectableField[] =>
    rows.flatMap((row, at) => {
      if (row.country !== code) return []
      const { source, validFor: year } = row
      const id = 'id' in row && typeof row.id === 'string' ? row.id : at
      const known = { source: `${source.publisher}: ${source.title}`, year, file: `national/${file}` }
      return say(row, [id]).map((said, part) =>
        factInWords({ ...known, key: `${file}-${id}-${part + 1}`, ...said }),
      )
    })
  const visas = from('visa-and-living', rules.visas, visaFacts)
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
        fields: [...from('fee-rules', rules.fees, feeFacts), ...visas.filter(isOfLiving)],
      },
      { id: 'apply', title: 'How and when to apply', fields: from('routes', rules.routes, routeFacts) },
      {
        id: 'entry',
        title: 'Entry',
        fields: from('entry-rules', rules.entry, ({ topic, level, text }, path) => [
          {
            label: level === 'all' ? topicWords(topic) : `${topicWords(topic)}, ${levelWord(level)}`,
            shown: text,
            places: [{ path: [...path, 'text'], from: text }],
          },
        ]),
      },
      { id: 'visa', title: 'Visa and work', fields: visas.filter((field) => !isOfLiving(field)) },
    ],
  }
}

const topicWords = (topic: EntryRuleRow['topic']) => capital(topic.replaceAll('-', ' '))

/** A rule of one sum can be changed by a number; a range or a floor by words alone. */
function feeFacts({ level, status, min, max, isUnsure, ...fee }: FeeRule, path: Change['path']): Said[] {
  const shown = feeInWords({ min, max, ...fee }, max === null && min !== null, isUnsure) ?? fee.note ?? ''
  const isOne = min !== null && (max === null || max === min)
  const keys = isOne ? (max === null ? ['min'] : ['min', 'max']) : []
  const who = labelOf(FEE_STATUSES, status)?.toLowerCase()
  return [
    {
      label: `${level === 'all' ? 'All levels' : capital(levelWord(level))}, ${who}: ${fee.appliesTo}`,
      shown,
      places: keys.map((key) => ({ path: [...path, key], from: min })),
      input: isOne ? 'number' : 'text',
    },
  ]
}

function routeFacts({ name, rounds }: RouteRule, path: Change['path']): Said[] {
  return rounds.flatMap(({ closes, isUnsure, latest, name: round, levels }, at) => {
    if (!closes) return []
    const label = `${name}, ${round ?? levels.map(levelWord).join(', ')}: closes`
    const place = { path: [...path, 'rounds', at, 'closes'], from: closes }
    const isDay = closes.day !== null
    return [
      {
        label,
        shown: dayInWords(closes, isUnsure, latest),
        places: isDay ? [place] : [],
        input: isDay ? ('date' as const) : ('text' as const),
      },
    ]
  })
}

const LIVING = 'Cost of living, a month'

function visaFacts(visa: VisaAndLiving, path: Change['path']): Said[] {
  const text = (key: 'visa' | 'healthInsurance' | 'workDuringStudy' | 'workAfter', label: string): Said[] => {
    const value = visa[key]
    return value === null ? [] : [{ label, shown: value, places: [{ path: [...path, key], from: value }] }]
  }
  const sum = (keys: string[], label: string, amount: number | null | undefined, currency: string | null) =>
    amount === null || amount === undefined
      ? []
      : [
          {
            label,
            shown: `${currency ?? ''} ${formatCount(amount)}`.trim(),
            places: [{ path: [...path, ...keys], from: amount }],
            input: 'number' as const,
          },
        ]
  const { fee, funds, living } = visa
  return [
    ...text('visa', 'Visa'),
    ...sum(['fee', 'amount'], 'Fee of the visa', fee?.amount, fee?.currency ?? null),
    ...sum(['funds', 'amount'], 'Money to show', funds?.amount, funds?.currency ?? null),
    ...text('healthInsurance', 'Health insurance'),
    ...text('workDuringStudy', 'Work during study'),
    ...text('workAfter', 'Work after study'),
    ...sum(['living', 'min'], LIVING, living?.min, living?.currency ?? null),
  ]
}
