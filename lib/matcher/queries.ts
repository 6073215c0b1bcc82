import 'server-only'
import { z } from 'zod'
import moreCountriesData from '@/data/more-countries.json'
import { versionOf } from '../http/version'
import { getCountries } from '../places/queries'
import { encodeMatcherFile, type NamedCountry } from '../scholarships/matcher-file'
import { getAllNotices, getNationalityGroups, getScholarships } from '../scholarships/queries'

const MoreCountrySchema = z.strictObject({
  code: z.string().regex(/^[a-z]{2}$/),
  name: z.string().min(2),
  aliases: z.array(z.string()).default([]),
})

/** Every country a person can be of: those of the catalogue, and those that have no university in it. */
function readCountries(): NamedCountry[] {
  const catalogue = getCountries().map(({ code, name, aliases }) => ({ code, name, aliases }))
  const all = [...catalogue, ...z.array(MoreCountrySchema).parse(moreCountriesData)]
  return all.sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

const text = encodeMatcherFile({
  scholarships: getScholarships(),
  groups: getNationalityGroups(),
  notices: getAllNotices(),
  countries: readCountries(),
})
const version = versionOf(text)

/** The matcher's file as it is sent, and the hash that names this state of it. */
export function getMatcherFile(): { version: string; text: string } {
  return { version, text }
}
