import type { CountryRules } from '../study/country-rules'
import type { Notice } from '../eligibility/schema'
import { IELTS_AT } from '../eligibility/vocabulary'
import type { Citation } from '../facts/fact'
import type { EntryRuleRow } from '../facts/rules'
import type { ExchangeRates } from '../money/schema'
import { formatDecimal } from '../text/format'
import type { FundsToShow, PlaceRules, RuleInWords, RulePage } from './place'

type About = {
  rules: CountryRules
  entry: readonly EntryRuleRow[]
  /** The rules of entry of the country. */
  notice: Notice | null
  /** A person checked the country's visa rules, so that the sum to show is sure. */
  isChecked: boolean
  rates: ExchangeRates['rates']
}

const pageOf = ({ title, url }: Pick<Citation, 'title' | 'url'>): RulePage => ({ title, url })

const PERIODS = { month: ' a month', year: ' a year', total: ' in all' } as const

function moneyOf({ rules: { funds }, isChecked, rates }: About): FundsToShow | null {
  if (!funds) return null
  const { amount, currency, period, months, withTuition, areas, older } = funds.value
  const rate = currency === null ? undefined : rates[currency]
  const times = period === 'month' ? months : 1
  const inDollars = (sum: number | null) =>
    sum === null || !rate || times === null ? null : Math.round((sum * times) / rate)
  const fromAge = older && inDollars(older.amount)
  const sum = amount === null ? null : `${currency} ${formatDecimal(amount, 2)}${PERIODS[period]}`
  return {
    dollars: inDollars(amount),
    ...(areas && { areas: areas.map((area) => ({ towns: area.towns, amount: inDollars(area.amount) })) }),
    ...(older && fromAge && { older: { from: older.from, amount: fromAge } }),
    withTuition,
    words: [sum, funds.note].filter(Boolean).join('; '),
    isSure: isChecked || !funds.isUnsure,
  }
}

const wordsOf = ({ text, isUnsure, source }: EntryRuleRow): RuleInWords => ({
  text,
  isSure: !isUnsure,
  source: pageOf(source),
})

type OfSome = Extract<EntryRuleRow, { askedOf: unknown }>

function ruleOfSome(entry: About['entry'], topic: OfSome['topic']): PlaceRules['entranceTest'] {
  const rule = entry.find((row): row is OfSome => row.topic === topic)
  if (!rule) return null
  const { level, askedOf } = rule
  const fields = 'fields' in rule ? rule.fields : []
  return {
    ...wordsOf(rule),
    ...(level !== 'all' && { level }),
    ...(askedOf !== 'all' && { askedOf }),
    ...(fields.length > 0 && { fields }),
  }
}

function englishOf(entry: About['entry']): PlaceRules['english'] {
  const rule = entry.find((row) => row.topic === 'english-minimum')
  if (!rule) return null
  const { floor, isUnsure } = rule
  const words = wordsOf(rule)
  if (!floor || isUnsure) return words
  return { ...words, ielts: 'ielts' in floor ? floor.ielts : IELTS_AT.b2 }
}

function certificateOf(entry: About['entry']): PlaceRules['certificate'] {
  const rule = entry.find((row) => row.topic === 'school-certificate')
  return rule ? { ...wordsOf(rule), ...(rule.takesOnlySome && { takesOnlySome: true }) } : null
}

/** The requirements of a country for students from abroad, as far as they decide who may come. */
export function toPlaceRules(about: About): PlaceRules {
  const { rules, entry, notice } = about
  const { visa, visaFree, outside, enrolmentRegister } = rules
  const [source] = notice?.sources ?? []
  return {
    name: rules.name,
    visaFree: [...new Set(visaFree.flatMap(({ nationalities }) => nationalities))],
    outside,
    visa: visa && { name: visa.value.name, page: { title: visa.source.title, url: visa.value.officialPage } },
    barred:
      notice && source
        ? { nationalities: notice.nationalities, since: notice.since, page: pageOf(source) }
        : null,
    money: moneyOf(about),
    register: enrolmentRegister && pageOf(enrolmentRegister),
    english: englishOf(entry),
    localLanguage: ruleOfSome(entry, 'local-language-minimum'),
    certificate: certificateOf(entry),
    entranceTest: ruleOfSome(entry, 'entrance-test'),
  }
}
