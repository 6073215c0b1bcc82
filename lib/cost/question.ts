import { LEVELS, type Level } from '../facts/vocabulary'
import { parseCurrency } from '../money/chosen-currency'

/** The question of the page "What would it cost me?", as its address has it. */
export type Question = {
  /** A country of the catalogue; null while none is asked for. */
  country: string | null
  /** Null: that of the visitor's profile, else the first. */
  level: Level | null
  /** The passport: any country of the world; null where the visitor chose none. */
  passport: string | null
  /** ISO 4217; null: that of the passport. */
  currency: string | null
  /** The texts that no country, and no code of a currency, goes by; left out where there are none. */
  unread?: { country?: string; passport?: string; currency?: string }
}

export const COST_PATH = '/cost'

export const FIRST_LEVEL: Level = 'bachelor'

/** The code of a country by its code or any of its names; null for an unknown name. */
type Find = (text: string) => string | null
type Finders = { findCountry: Find; findPassport: Find }

/** The first readable value of a parameter: addresses are typed and changed by hand. */
const first = (given: string | readonly string[] | null | undefined): string =>
  (typeof given === 'string' ? given : (given?.[0] ?? '')).slice(0, 80).replace(/\s+/g, ' ').trim()

const isName = (text: string) => /\p{L}/u.test(text)

/** Reads an address. An unreadable parameter counts as missing; a name that nothing goes by is kept to be mended. */
export function parseQuestion(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
  { findCountry, findPassport }: Finders,
): Question {
  const typed = {
    country: first(params.country),
    passport: first(params.passport),
    currency: first(params.currency),
  }
  const country = typed.country === '' ? null : findCountry(typed.country)
  const passport = typed.passport === '' ? null : findPassport(typed.passport)
  const currency = parseCurrency(typed.currency)
  const unread = {
    ...(country === null && isName(typed.country) && { country: typed.country }),
    ...(passport === null && isName(typed.passport) && { passport: typed.passport }),
    ...(currency === null && isName(typed.currency) && { currency: typed.currency }),
  }
  const level = first(params.level).toLowerCase()
  return {
    country,
    level: LEVELS.find(({ value }) => value === level)?.value ?? null,
    passport,
    currency,
    ...(Object.keys(unread).length > 0 && { unread }),
  }
}

/** The one query of a question: in a fixed order and without what is not asked; empty for the bare page. */
export function questionQuery({ country, level, passport, currency, unread }: Question): string {
  const query = new URLSearchParams()
  const [where, who] = [country ?? unread?.country, passport ?? unread?.passport]
  const money = currency ?? unread?.currency
  if (where) query.set('country', where)
  if (level) query.set('level', level)
  if (who) query.set('passport', who)
  if (money) query.set('currency', money)
  const text = query.toString()
  return text && `?${text}`
}

/** The address of a question. */
export const questionHref = (question: Question): string => `${COST_PATH}${questionQuery(question)}`
