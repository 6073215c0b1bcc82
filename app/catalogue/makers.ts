import { getAdmissionFile } from '@/lib/admission/queries'
import { getOwnFeesFile } from '@/lib/cost/queries'
import {
  getAwardWorths,
  getChoiceFile,
  getChoiceProgramme,
  getCountryRules,
  getRatesFile,
} from '@/lib/study/queries'
import { getComparedWithCost, getFigures, getSubjectFacts, getSubjectsFile } from '@/lib/compare/queries'
import { getEnglishScores } from '@/lib/content/english/queries'
import { getConvertibleScales } from '@/lib/content/grades/queries'
import { getFeeDots } from '@/lib/destinations/queries'
import { getMatcherFile } from '@/lib/matcher/queries'
import { getExchangeRates } from '@/lib/money/queries'
import { getPaletteFile } from '@/lib/palette/queries'
import {
  getCountryWords,
  getEveryCountry,
  getFurtherCountryWords,
  getWorldCountries,
} from '@/lib/places/queries'
import { getShard } from '@/lib/programmes/search/queries'
import { getProgrammeCountries } from '@/lib/programmes/start/queries'
import { getTaughtFile } from '@/lib/programmes/taught/queries'
import { getScholarshipIndex, getScholarshipWords } from '@/lib/scholarships/queries'
import { getFurtherNames } from '@/lib/search-words/queries'
import { getTasksFile } from '@/lib/tasks/queries'
import { getCatalogueFiles, getRecordsOf, getSuccessors, getUniversities } from '@/lib/universities/queries'

/**
 * The files of the catalogue by the first name of their address; what follows there is handed to the maker. A text is sent
 * as it is, a value as JSON; undefined means that there is no such file. lib/…/files.ts declare them for browsers.
 */
const MAKERS: Readonly<Record<string, (...names: string[]) => unknown>> = {
  'index.json': () => getCatalogueFiles().index,
  'cards.json': () => getCatalogueFiles().cards,
  'text.txt': () => getCatalogueFiles().text,
  'names.txt': () => getCatalogueFiles().names,
  'search-words.txt': () => getCatalogueFiles().words,
  'reference.json': () => ({
    countries: getEveryCountry(),
    rates: getExchangeRates(),
    successors: getSuccessors(),
  }),
  'world-countries.json': () => getWorldCountries(),
  'country-words.json': () => getCountryWords(),
  'further-country-words.json': () => getFurtherCountryWords(),
  'search-phrases.json': () => getFurtherNames().phrases,
  'subjects.json': () => getSubjectsFile(),
  'palette.json': () => getPaletteFile(),
  'admission.json': () => getAdmissionFile(),
  'own-fees.json': () => getOwnFeesFile(),
  'tasks.json': () => getTasksFile(),
  'rates.json': () => getRatesFile(),
  'awards.json': () => getAwardWorths(),
  'grade-scales.json': () => getConvertibleScales(),
  'english-scores.json': () => getEnglishScores(),
  'scholarships.json': () => getScholarshipIndex(),
  'scholarship-words.json': () => getScholarshipWords(),
  'matcher.json': () => getMatcherFile(),
  'programme-countries.json': () => getProgrammeCountries(),
  programmes: (name) => getShard(name),
  taught: (name) => getTaughtFile(name),
  compared: (id) => getComparedWithCost(id),
  'compared-programme': (id, key) => getComparedWithCost(`${id}/${key}`),
  figures: (id, level) => getFigures(id, level),
  'programme-figures': (id, key, level) => getFigures(`${id}/${key}`, level),
  subject: (subject, id) => getSubjectFacts(id, subject),
  university: (id) => getChoiceFile(id),
  programme: (id, key) => getChoiceProgramme(id, key),
  rules: (country) => getCountryRules(country),
  'fee-dots': (country, level) => getFeeDots(country, level),
  // By country, so that no address shows which university a visitor is adding.
  records: (country) => getRecordsOf(country),
}

/** The content of a file; undefined where the catalogue has no such file. */
export function makeFile([first = '', ...names]: readonly string[]): unknown {
  const make = Object.hasOwn(MAKERS, first) ? MAKERS[first] : undefined
  return make?.length === names.length ? make(...names) : undefined
}

/** The files that are made while building: those of which there is one, and the records of each country. */
export function builtFiles(): string[][] {
  const single = Object.keys(MAKERS).filter((name) => MAKERS[name]?.length === 0)
  const countries = new Set(getUniversities().map(({ countryCode }) => countryCode))
  return [...single.map((name) => [name]), ...[...countries].map((country) => ['records', country])]
}
