import type { CountryRules, FreeMovement } from '../study/country-rules'
import { withArticle } from '../places/with-article'
import { certificateOf, nationalitiesOf, type Profile } from '../eligibility/profile'
import type { FeeStatus } from '../facts/vocabulary'
import type { Sender } from '../plan/sender'

/** The facts about a visitor that decide a cost. */
export type Person = {
  /** ISO codes in lower case, one or two; none means unknown. */
  nationalities: readonly string[]
  /** ISO code of the country of residence; empty means unknown. */
  residence: string
  /** ISO code of the country of the school or degree certificate; empty or left out: unknown. */
  certificate?: string
  /** They have taken an English test, so that it costs nothing any more. */
  hasTest: boolean
  /** Years; null means unknown. */
  age: number | null
  /**
   * How countries take the sender of a plan who did not send their nationality. Elsewhere they are like everybody from
   * abroad.
   */
  standings?: Sender['standings']
}

export const NOBODY: Person = {
  nationalities: [],
  residence: '',
  certificate: '',
  hasTest: false,
  age: null,
}

/** The person of the matcher's profile. */
export function personOf(
  profile: Pick<
    Profile,
    'nationality' | 'secondNationality' | 'residence' | 'gradeScale' | 'ielts' | 'englishScore' | 'age'
  >,
): Person {
  const { residence, ielts, englishScore, age } = profile
  return {
    nationalities: nationalitiesOf(profile),
    residence,
    certificate: certificateOf(profile),
    hasTest: englishScore !== null || (ielts !== null && ielts > 0),
    age,
  }
}

const includesPerson =
  ({ nationalities }: Person) =>
  (movement: Pick<FreeMovement, 'nationalities'>) =>
    nationalities.some((code) => movement.nationalities.includes(code))

/**
 * The reason why a person needs no visa: an agreement, or their own passport. Null where they need one, or the profile
 * has no nationality.
 */
export function visaFreeBy(
  person: Person,
  { code, name, visaFree }: Pick<CountryRules, 'code' | 'name' | 'visaFree'>,
): (Pick<FreeMovement, 'who'> & { source: FreeMovement['source'] | null }) | null {
  if (person.standings?.[code]?.isVisaFree) return { who: 'The sender of this plan', source: null }
  if (person.nationalities.includes(code)) return { who: `Citizens of ${withArticle(name)}`, source: null }
  return visaFree.find(includesPerson(person)) ?? null
}

/** Which fee a person pays, why, and whether somebody has to check it. */
export type Status = { status: Exclude<FeeStatus, 'all'>; why: string; isUnsure: boolean }

/**
 * Which fee a person pays by their nationality. Living abroad, or living in the country with another passport, may change
 * it, which only the university can say.
 */
export function statusOf(
  person: Person,
  {
    code,
    name,
    feesAs,
  }: Pick<CountryRules, 'code' | 'name'> & {
    feesAs: readonly Omit<CountryRules['feesAs'][number], 'source'>[]
  },
): Status {
  const { nationalities, residence } = person
  const sent = person.standings?.[code]
  if (sent) return { status: sent.pays, why: 'The fee that the sender of this plan pays', isUnsure: false }
  if (nationalities.includes(code)) {
    const livesAbroad = residence !== '' && residence !== code
    const why = `Citizens of ${withArticle(name)} pay the fee of students at home`
    return livesAbroad
      ? { status: 'home', why: `${why}; you live abroad, so ask whether that applies to you`, isUnsure: true }
      : { status: 'home', why, isUnsure: false }
  }
  const movement = feesAs.find(includesPerson(person))
  if (movement) {
    const whose = movement.status === 'home' ? 'students at home' : 'students from the EU and EEA'
    return { status: movement.status, why: `${movement.who} pay the fee of ${whose}`, isUnsure: false }
  }
  if (nationalities.length === 0)
    return { status: 'international', why: 'The fee of students from abroad', isUnsure: false }
  return residence === code
    ? {
        status: 'international',
        why: `The fee of students from abroad; you live in ${withArticle(name)}, so ask whether you pay the fee of students at home`,
        isUnsure: true,
      }
    : { status: 'international', why: 'The fee of students from abroad', isUnsure: false }
}
