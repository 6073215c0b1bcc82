import type { Applicant } from '../facts/deadline'
import type { Sender } from '../plan/sender'
import type { CountryRules } from './country-rules'

type Asking = {
  nationalities: readonly string[]
  /** The country where they live; empty: not known. */
  residence?: string
  /** The country of the school or degree certificate; empty: not known. */
  certificate?: string
  subject?: string
  /** Of the sender of a plan that came without a nationality. */
  standings?: Sender['standings'] | undefined
}

type Rules = Pick<CountryRules, 'outside'> & { visaFree: readonly { nationalities: readonly string[] }[] }

/**
 * The applicant as rounds and ways to apply ask for it: a citizen or holder of the country's own certificate,
 * somebody who may move to the country freely, or a student from abroad; and whether they live where the ways for people
 * outside are not for them. Who names no residence is taken to live where they are a citizen.
 * @param rules of the country; null where nothing is known of it
 */
export function applicantOf(
  countryCode: string,
  rules: Rules | null,
  { nationalities, residence, certificate, subject, standings }: Asking,
): Applicant {
  const wanted = subject || null
  const sent = nationalities.length === 0 ? standings?.[countryCode] : undefined
  if (sent) return { status: sent.applies, subject: wanted, livesInside: sent.livesInside }
  const { visaFree = [], outside = null } = rules ?? {}
  const isFree = (code: string) => visaFree.some((movement) => movement.nationalities.includes(code))
  const isOutside = (code: string) =>
    outside
      ? outside.countries.some((each) => (each.startsWith('!') ? each !== `!${code}` : each === code))
      : code !== countryCode && !isFree(code)
  const homes = residence ? [residence] : nationalities
  const livesInside = homes.length > 0 && !homes.some(isOutside)
  const hasOwnCertificate = certificate === countryCode && !outside?.isByPassport
  if (nationalities.includes(countryCode) || hasOwnCertificate)
    return { status: 'home', subject: wanted, livesInside }
  return {
    status: nationalities.some(isFree) ? 'eu-eea' : 'international',
    subject: wanted,
    livesInside,
  }
}

type AskedOfSome = { askedOf?: 'all' | 'home' | 'international' | 'nobody'; fields?: readonly string[] }

/** Whether a rule of entry is asked of an applicant. Who names no subject is told what is asked in some. */
export const isAskedOf = (
  { askedOf = 'all', fields = [] }: AskedOfSome,
  { status, subject }: Pick<Applicant, 'status' | 'subject'>,
): boolean =>
  (askedOf === 'all' || askedOf === status) &&
  (fields.length === 0 || subject === null || fields.includes(subject))
