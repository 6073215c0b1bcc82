import type { Applicant } from '../facts/deadline'
import type { CountryRules } from './country-rules'

/**
 * The applicant as rounds and ways to apply ask for it: a citizen, somebody who may move to the country freely, or a
 * student from abroad.
 * @param rules of the country; null where nothing is known of it
 */
export function applicantOf(
  countryCode: string,
  rules: Pick<CountryRules, 'visaFree'> | null,
  { nationalities, subject }: { nationalities: readonly string[]; subject?: string },
): Applicant {
  const wanted = subject || null
  if (nationalities.includes(countryCode)) return { status: 'home', subject: wanted }
  const isFree = nationalities.some((code) =>
    rules?.visaFree.some((movement) => movement.nationalities.includes(code)),
  )
  return { status: isFree ? 'eu-eea' : 'international', subject: wanted }
}
