import 'server-only'
import type { Level } from '../../facts/vocabulary'
import { getExchangeRates } from '../../money/queries'
import { oncePerProcess } from '../../once-per-process'
import { getBroadFields, getSubject, getSubjects } from '../../subjects/queries'
import type { SubjectSlug } from '../../subjects/subject'
import { formatCount } from '../../text/format'
import { searchedText } from '../../text/clean-text'
import { slugify } from '../../text/slugify'
import { getRows, getVocabulary } from '../../universities/queries'
import { KNOWLEDGE } from '../general-knowledge'
import { FIRST_CURRENCY } from '../../money/chosen-currency'
import { currencyOf } from '../../list/money-filter'
import type { ProgrammeCountries } from '../files'
import type { ProgrammeSearch } from '../list'
import { getProgrammes } from '../queries'
import { positionOf } from '../search/places'
import { subjectOfText } from '../text-meaning'
import { countSubjectsByCountry, universitiesBySubject } from './subject-counts'

/** Those of sources alone, and those with general knowledge. */
const statedAt = oncePerProcess('subjects of universities', (level: Level) => {
  const named = getProgrammes().filter(({ dataset }) => dataset !== KNOWLEDGE)
  return {
    named: universitiesBySubject(named, level, positionOf),
    all: universitiesBySubject(getProgrammes(), level, positionOf),
  }
})

/**
 * The subjects of a broad field, each with how many universities have it by a source, and how many more by general knowledge
 * where countries are chosen (of all, they would take half a kilobyte of the page); the slug where it does not follow from the name.
 */
export type SubjectGroup = {
  label: string
  subjects: [name: string, universities: number, more: number, slug?: SubjectSlug][]
}

/** By broad field, each subject at a level with how many universities of each country have it. Counted once. */
const groupsAt = oncePerProcess('subjects by country', (level: Level) => {
  const stated = statedAt(level)
  const rows = getRows()
  return getBroadFields().map(({ code, label }) => ({
    label,
    subjects: getSubjects()
      .filter(({ broad }) => broad === code)
      .map(({ slug, name, covers }) => ({
        name,
        slug: slugify(name) === slug ? null : slug,
        counts: [stated.named, stated.all].map((each) =>
          countSubjectsByCountry(each, [slug, ...covers], (at) => rows[at]?.countryCode ?? ''),
        ),
      })),
  }))
})

/**
 * The subjects by broad field, with the number of universities that have them at a level; subjects without any are left
 * out.
 * @param countries codes; an empty list means all
 */
export function getSubjectGroups(level: Level, countries: readonly string[]): SubjectGroup[] {
  const countIn = (counts: ReadonlyMap<string, number>) =>
    (countries.length === 0 ? [...counts.keys()] : countries).reduce(
      (sum, country) => sum + (counts.get(country) ?? 0),
      0,
    )
  return groupsAt(level)
    .map(({ label, subjects }) => ({
      label,
      subjects: subjects
        .map(({ name, slug, counts }): SubjectGroup['subjects'][number] => {
          const [named = 0, all = 0] = counts.map(countIn)
          const more = countries.length === 0 ? 0 : all - named
          return slug === null ? [name, named, more] : [name, named, more, slug]
        })
        .filter(([, universities, more]) => universities + more > 0),
    }))
    .filter(({ subjects }) => subjects.length > 0)
}

/** The countries whose universities have programmes at a level, or maybe at it, by name. */
const countriesAt = oncePerProcess(
  'countries of programmes',
  (level: Level): [code: string, name: string][] => {
    const rows = getRows()
    const mayBe = getProgrammes().filter(({ subject, levels }) => subject !== null && levels.includes(level))
    const positions = new Set(mayBe.map(({ universityId }) => positionOf(universityId)))
    const names = new Map(
      rows.flatMap(({ countryCode, country }, at) => (positions.has(at) ? [[countryCode, country]] : [])),
    )
    return [...names]
  },
)

/** Those countries by level, as the form without a subject gets them. */
export const getProgrammeCountries = (): ProgrammeCountries => ({
  bachelor: countriesAt('bachelor'),
  master: countriesAt('master'),
  doctorate: countriesAt('doctorate'),
})

/** The data above a list of programmes. */
export type SubjectHead = {
  /** Null above all programmes. */
  slug: SubjectSlug | null
  name: string
  description: string
  /** The branches whose programmes are found as well. */
  branches: [slug: SubjectSlug, name: string][]
  neighbours: [slug: SubjectSlug, name: string][]
}

const MOST_NEIGHBOURS = 6

export function getSubjectHead(slug: SubjectSlug): SubjectHead | null {
  const subject = getSubject(slug)
  if (!subject) return null
  const named = (slugs: readonly SubjectSlug[]) =>
    slugs.map((other): [SubjectSlug, string] => [other, getSubject(other)?.name ?? other])
  return {
    slug,
    name: subject.name,
    description: subject.description,
    branches: named(subject.covers),
    neighbours: named(
      subject.neighbours.filter((other) => !subject.covers.includes(other)).slice(0, MOST_NEIGHBOURS),
    ),
  }
}

/**
 * The subject that was typed into the address by hand or by a form without script, if it is no subject's slug: "mph" is
 * public health. Null where no subject has that name.
 * @param typed a slug
 */
function findSubject(typed: string): SubjectSlug | null {
  const found = getSubjects().find(({ name, synonyms, otherNames }) =>
    [name, ...synonyms, ...otherNames].some((words) => slugify(words) === typed),
  )
  return found?.slug ?? null
}

/** What stands above the list of all programmes. */
export const getHeadOfAll = oncePerProcess('head of all programmes', (): SubjectHead => {
  const all = getProgrammes()
  const named = all.filter(({ dataset }) => dataset !== KNOWLEDGE)
  const universities = new Set(named.map(({ universityId }) => universityId))
  const known = new Set(all.map(({ universityId }) => universityId)).size - universities.size
  const countries = new Set(
    getRows().flatMap(({ id, countryCode }) => (universities.has(id) ? countryCode : [])),
  )
  const [programmes, places, lands, more] = [named.length, universities.size, countries.size, known].map(
    formatCount,
  )
  return {
    slug: null,
    name: 'Programmes',
    description: `${programmes} programmes and subjects of ${places} universities in ${lands} countries, as registers and universities name them, and subjects of ${more} more by general knowledge. Begin with a subject.`,
    branches: [],
    neighbours: [],
  }
})

/**
 * The search that an address means where it was typed by hand or sent by a form without script: other words for a subject
 * become the subject, words that are none become search text, a subject that the text names is the subject of the list,
 * and a currency without a rate is left out. The text stays whole: the page shows which of its words are filters.
 */
export function resolveSearch(search: ProgrammeSearch): ProgrammeSearch {
  const { subject } = search
  const hasRate = currencyOf(search) in getExchangeRates().rates
  const known = hasRate
    ? search
    : { ...search, currency: FIRST_CURRENCY, feeMin: null, feeMax: null, totalMin: null, totalMax: null }
  if (subject === null) return withNamedSubject(known)
  if (getSubject(subject)) return known
  const found = findSubject(subject)
  if (found) return { ...known, subject: found }
  return withNamedSubject({ ...known, subject: null, search: known.search || subject.replaceAll('-', ' ') })
}

function withNamedSubject(search: ProgrammeSearch): ProgrammeSearch {
  const text = searchedText(search.search)
  const subject = text === '' ? null : subjectOfText(text, getVocabulary())
  return subject === null ? search : { ...search, subject, page: 1 }
}
