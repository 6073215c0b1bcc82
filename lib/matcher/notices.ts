import type { Notice } from '../eligibility/schema'
import type { Scholarship } from '../scholarships/record/schema'
import { nationalitiesOf, type Profile } from '../eligibility/profile'

/** Rules of the host countries for the visitor's nationality. They are information and change no verdict. */
export function noticesFor(
  profile: Profile,
  { hostCountries }: Pick<Scholarship, 'hostCountries'>,
  notices: readonly Notice[],
): Notice[] {
  const held = nationalitiesOf(profile)
  return notices.filter(
    (notice) =>
      hostCountries.includes(notice.hostCountry) && held.some((code) => notice.nationalities.includes(code)),
  )
}

/**
 * Whether a notice stands against each nationality of the visitor in each country where an award can be used. Nobody
 * should be sent to it as their best chance, whatever its own rules say.
 */
export function isHeldUp(
  profile: Profile,
  { hostCountries }: Pick<Scholarship, 'hostCountries'>,
  notices: readonly Notice[],
): boolean {
  const held = nationalitiesOf(profile)
  const isNoticed = (host: string, code: string) =>
    notices.some(({ hostCountry, nationalities }) => hostCountry === host && nationalities.includes(code))
  return held.length > 0 && hostCountries.every((host) => held.every((code) => isNoticed(host, code)))
}
