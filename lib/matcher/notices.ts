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
