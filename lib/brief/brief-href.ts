import { boundedQuery, readAddress, type CalendarAddress } from '../tasks/address'
import { parseCurrency } from '../money/chosen-currency'
import { LANGUAGES, type Language } from './languages'

const BRIEF_PATH = '/brief'

/** What a brief is about and for whom. Its address names nobody. */
export type BriefAddress = CalendarAddress & {
  /** ISO code in lower case of the student's passport, or of both with a comma between them; null where none was told. */
  passport: string | null
  /** ISO 4217; null: that of the passport. */
  currency: string | null
  language: Language
}

/** Reads a query; null where it names more than a brief has room for. */
export function readBriefAddress(query: string): (BriefAddress & { unread: readonly string[] }) | null {
  const address = readAddress(query)
  const params = new URLSearchParams(query)
  const passport = params.get('passport')?.toLowerCase() ?? ''
  const language = params.get('lang')
  return (
    address && {
      ...address,
      passport: /^[a-z]{2}(,[a-z]{2})?$/.test(passport) ? passport : null,
      currency: parseCurrency(params.get('currency')),
      language: LANGUAGES.find(({ code }) => code === language)?.code ?? 'en',
    }
  )
}

/** The one address of a brief, from the root on. */
export function briefHref({ passport, currency, language, ...items }: BriefAddress): string {
  const further = [
    passport && `passport=${passport}`,
    currency && `currency=${currency}`,
    language !== 'en' && `lang=${language}`,
  ]
  const query = [boundedQuery(items).slice(1), ...further].filter(Boolean).join('&')
  return query ? `${BRIEF_PATH}?${query}` : BRIEF_PATH
}

/** The passport of an address by those of a profile, which are empty where there are none. */
export const passportOf = (...nationalities: readonly string[]): string | null =>
  nationalities.filter(Boolean).join(',') || null
