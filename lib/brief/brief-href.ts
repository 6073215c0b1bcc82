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

/** An answer of the address that nothing goes by. */
export type UnknownAnswer = { name: 'passport' | 'currency'; text: string }

export type ReadBriefAddress = BriefAddress & {
  /** Parts that are no items, as they were written. */
  unread: readonly string[]
  /** Answers that are no codes, as they were written. */
  unknownAnswers: readonly UnknownAnswer[]
}

/** Reads a query; null where it names more than a brief has room for. */
export function readBriefAddress(query: string): ReadBriefAddress | null {
  const address = readAddress(query)
  const params = new URLSearchParams(query)
  const written = (name: string) => params.get(name)?.trim().toLowerCase() ?? ''
  const answers = {
    passport: /^[a-z]{2}(,[a-z]{2})?$/.test(written('passport')) ? written('passport') : null,
    currency: parseCurrency(written('currency')),
  }
  const language = params.get('lang')
  return (
    address && {
      ...address,
      ...answers,
      language: LANGUAGES.find(({ code }) => code === language)?.code ?? 'en',
      unknownAnswers: (['passport', 'currency'] as const).flatMap((name) =>
        answers[name] === null && written(name) !== '' ? [{ name, text: written(name) }] : [],
      ),
    }
  )
}

/** The one address of a brief, from the root on, with what was asked for and nothing goes by. */
export function briefHref({
  language,
  unread = [],
  unknownAnswers = [],
  ...known
}: BriefAddress & Partial<ReadBriefAddress>): string {
  const answer = (name: UnknownAnswer['name']) => {
    const unknown = unknownAnswers.filter((one) => one.name === name)
    const texts = [known[name], ...unknown.map(({ text }) => encodeURIComponent(text))].filter(Boolean)
    return texts.length > 0 && `${name}=${texts.join(',')}`
  }
  const further = [
    unread.length > 0 && `place=${unread.map(encodeURIComponent).join(',')}`,
    answer('passport'),
    answer('currency'),
    language !== 'en' && `lang=${language}`,
  ]
  const query = [boundedQuery(known).slice(1), ...further].filter(Boolean).join('&')
  return query ? `${BRIEF_PATH}?${query}` : BRIEF_PATH
}

/** The passport of an address by those of a profile, which are empty where there are none. */
export const passportOf = (...nationalities: readonly string[]): string | null =>
  nationalities.filter(Boolean).join(',') || null
