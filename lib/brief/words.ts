import { IntlMessageFormat } from 'intl-messageformat'
import { isOneSum } from '../cost/words'
import type { Range } from '../cost/range'
import { oncePerProcess } from '../once-per-process'
import { withArticle } from '../places/with-article'
import type { Task } from '../tasks/task'
import type { When } from '../tasks/task-time'
import { LANGUAGES, type Language } from './languages'
import { loadMessages, loadSubjects, type Messages } from './messages'

export type MessageKey = keyof Messages

/** Keeps a name of another script in its own direction within a sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`

/** How a sum's currency is written: by its name in the language, or by its code where space is short. */
/** `needed`: by its code, whole and never rounded down. The others have three digits, as a converted sum is never exact. */
type CurrencyStyle = 'name' | 'code' | 'needed'

const COLONS: Partial<Record<Language, string>> = { fr: '\u00a0: ', zh: '：' }

/** Everything that a brief writes, in one language. */
export type Words = Awaited<ReturnType<typeof wordsIn>>

/** The value of each key, made when it is first asked for. */
function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

/**
 * The words of a language, once in a process: messages are ours, names of countries and currencies, numbers and days are of
 * `Intl`, whose formatters take longer to make than all the rest of a brief.
 */
export const wordsIn = oncePerProcess('words of a brief', async (language: Language) => {
  const [messages, subjects] = await Promise.all([loadMessages(language), loadSubjects(language)])
  const { locale, direction } = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0]
  const formatOf = remembered(
    (key) => new IntlMessageFormat(messages[key as MessageKey], locale, undefined, { ignoreTag: true }),
  )
  const say = (key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string => {
    const apart = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ])
    return String(formatOf(key).format(Object.fromEntries(apart) as Record<string, string | number>))
  }
  const namesOf = (type: 'region' | 'currency') => {
    const names = new Intl.DisplayNames(locale, { type })
    return remembered((code) => names.of(code.toUpperCase()) ?? code.toUpperCase())
  }
  const [country, currency] = [namesOf('region'), namesOf('currency')]
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  // In Chinese, `Intl` writes a range of months with slashes alone, and a month by itself in words.
  const hasMonthRanges = !/\d\/\d/.test(months.formatRange(Date.UTC(2027, 7), Date.UTC(2027, 9)))
  const monthRange = (first: Date, last: Date) =>
    hasMonthRanges ? months.formatRange(first, last) : `${months.format(first)} – ${months.format(last)}`
  const count = new Intl.NumberFormat(locale)
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const sumFormat = remembered((style) => {
    const [currency, display] = style.split(' ') as [string, CurrencyStyle]
    const currencyDisplay = display === 'needed' ? 'code' : display
    const digits =
      display === 'needed'
        ? ({ maximumFractionDigits: 0, roundingMode: 'ceil' } as const)
        : { maximumSignificantDigits: 3, minimumFractionDigits: 0 }
    return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, ...digits })
  })
  const sum = (amount: number, currency: string, style: CurrencyStyle = 'name') =>
    sumFormat(`${currency} ${style}`)
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'currency' && style === 'name' ? nameInSentence(value) : value))
      .join('')
  // English names begin with that of a country; in the others, `Intl` has some as they stand alone in a list.
  const nameInSentence = (name: string) =>
    language === 'en' ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)
  const dateOf = (time: Exclude<When, { kind: 'none' }>): string => {
    const [first, last] =
      time.kind === 'day' ? [time.day, time.day] : [`${time.month}-01`, `${time.lastMonth ?? time.month}-01`]
    const format = time.kind === 'day' ? days : months
    return first === last ? format.format(new Date(first)) : monthRange(new Date(first), new Date(last))
  }
  const when = (time: When): string => {
    if (time.kind === 'none') return ''
    return time.isUsual ? say('time.usual', { time: dateOf(time) }) : dateOf(time)
  }
  return {
    say,
    language,
    direction,
    sum,
    when,
    list: (parts: readonly string[]) => lists.format(parts),
    /** Between a label and what it tells. */
    colon: COLONS[language] ?? ': ',
    /** A note behind a text, with the brackets of the language. */
    aside: (text: string) => (language === 'zh' ? `（${text}）` : ` (${text})`),
    /** A text with the digits of the language. */
    digits: (text: string) => text.replace(/\d/g, (digit) => count.format(Number(digit))),
    day: (iso: string) => days.format(new Date(iso)),
    /** @param iso `YYYY-MM` */
    month: (iso: string) => months.format(new Date(`${iso}-01`)),
    country,
    /** As the English messages take it within a sentence: those of other languages set it behind a colon. */
    countryInSentence: (code: string) => (language === 'en' ? withArticle(country(code)) : country(code)),
    currency,
    subject: ({ slug, name }: { slug: string; name: string }) => subjects[slug] ?? name,
    order: new Intl.Collator(locale).compare,
    /** One sum, or from its lower to its higher end. */
    span: (range: Range, currency: string, style: CurrencyStyle) =>
      isOneSum(range)
        ? sum(range.likely, currency, style)
        : `${sum(range.low, currency, style)} – ${sum(range.high, currency, style)}`,
    /** The time of a task, with its last one where that differs. */
    timeOf: ({ when: time, latest, missed }: Pick<Task, 'when' | 'latest' | 'missed'>): string => {
      if (missed === 'at-once') return say('time.now')
      const text = when(time)
      if (missed === 'closed') return say('time.closed', { time: text })
      if (!latest || latest.kind === 'none' || when(latest) === text) return text
      // “Usually” before the first time holds for both.
      const last = time.kind !== 'none' && time.isUsual ? dateOf(latest) : when(latest)
      return say('time.until', { time: text, last })
    },
  }
})
