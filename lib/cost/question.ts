import { LEVELS, type Level } from '../facts/vocabulary'
import { parseCurrency } from './chosen-currency'

/** The question of the page "What would it cost me?", as its address has it. */
export type Question = {
  /** A country of the catalogue; null while none is asked for. */
  country: string | null
  level: Level
  /** The passport: any country of the world; null where the visitor chose none. */
  passport: string | null
  /** ISO 4217; null: that of the passport. */
  currency: string | null
}

export const COST_PATH = '/cost'

const FIRST_LEVEL: Level = 'bachelor'

/** The code of a country by its code or any of its names; null for an unknown name. */
type Find = (text: string) => string | null
type Finders = { findCountry: Find; findPassport: Find }

/** The first readable value of a parameter: addresses are typed and changed by hand. */
const first = (given: string | readonly string[] | null | undefined): string =>
  (typeof given === 'string' ? given : (given?.[0] ?? '')).slice(0, 80).trim()

/** Reads an address. An unreadable parameter counts as missing. */
export function parseQuestion(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
  { findCountry, findPassport }: Finders,
): Question {
  const found = (key: string, find: Find) => (first(params[key]) === '' ? null : find(first(params[key])))
  const level = first(params.level).toLowerCase()
  return {
    country: found('country', findCountry),
    level: LEVELS.find(({ value }) => value === level)?.value ?? FIRST_LEVEL,
    passport: found('passport', findPassport),
    currency: parseCurrency(first(params.currency)),
  }
}

/** The one query of a question: in a fixed order and without what is usual; empty for the bare page. */
export function questionQuery({ country, level, passport, currency }: Question): string {
  const query = new URLSearchParams()
  if (country) query.set('country', country)
  if (level !== FIRST_LEVEL) query.set('level', level)
  if (passport) query.set('passport', passport)
  if (currency) query.set('currency', currency)
  const text = query.toString()
  return text && `?${text}`
}

/** The address of a question. */
export const questionHref = (question: Question): string => `${COST_PATH}${questionQuery(question)}`
