import 'server-only'
import { z } from 'zod'
import { readData } from '../read-data'
import { builtOn } from '../built-on'
import { LEVELS, type Level } from '../facts/vocabulary'
import { oncePerProcess } from '../once-per-process'
import { levelWord } from '../facts/words'
import { getCountries, getCountryName } from '../places/queries'
import { withArticle } from '../places/with-article'
import { placeOf, placeTie } from '../programmes/awards'
import { PROGRAMMES } from '../programmes/list'
import { getFittingAwards } from '../programmes/page/queries'
import { getDataset, getProgrammesOf } from '../programmes/queries'
import { getListRows } from '../programmes/search/queries'
import { levelsPaidBy } from '../scholarships/award-levels'
import { getAwardRows, getScholarship, getScholarships } from '../scholarships/queries'
import { getSubject } from '../subjects/queries'
import { CountryCode, Slug, valuesOf } from '../text/schema-parts'
import { groupBy } from '../text/group-by'
import { WORLD } from '../universities/list'
import { getRows, getSource, getUniversities, getUniversity } from '../universities/queries'
import { citeSources } from '../universities/record/provenance'
import type { University } from '../universities/record/schema'
import { basesAt } from './answers'
import { countBases, type Counted } from './counts'
import type { CountryCoverage } from './countries'

const StudentSchema = z.strictObject({
  from: CountryCode,
  to: CountryCode,
  level: valuesOf(LEVELS),
  subject: Slug,
})

type Student = z.infer<typeof StudentSchema>

const PLACES = 10

const students = readData('typical-students', z.array(StudentSchema))

/** What is asked of a university: by a student, or of all subjects and for all passports. */
type Asked = { level: Level } & ({ subject: string; passport: string } | { subject: null; passport: null })

const openTo = oncePerProcess(
  'nationalities of awards',
  () => new Map(getAwardRows().map(({ card, openTo: codes }) => [card.id, codes])),
)

/** The awards of a university or its country that the rules of nationality surely leave open. */
function awardsFor(university: University, asked: Asked) {
  if (asked.subject === null) return awardsOfAnySubject(university, asked.level)
  const { level, subject, passport } = asked
  return getFittingAwards({ levels: [level], subject }, university).flatMap(({ id, tie }) => {
    const isOpen = openTo().get(id)?.has(passport)
    return tie !== 'several' && isOpen ? (getScholarship(id) ?? []) : []
  })
}

function awardsOfAnySubject(university: University, level: Level) {
  const place = placeOf(university)
  return getScholarships().filter(
    (award) =>
      award.status !== 'ended' &&
      levelsPaidBy(award).includes(level) &&
      ['university', 'country'].includes(placeTie(award, place) ?? ''),
  )
}

function answersOf(university: University, asked: Asked) {
  const { level, subject } = asked
  const wanted = subject === null ? null : [subject, ...(getSubject(subject)?.covers ?? [])]
  return basesAt(
    {
      profile: { university, sources: citeSources(university, getSource) },
      programmes: getProgrammesOf(university.id).filter(
        (programme) => wanted === null || wanted.includes(programme.subject ?? ''),
      ),
      awards: awardsFor(university, asked),
      level,
      subject,
    },
    { datasetOf: getDataset, today: builtOn() },
  )
}

/** The first universities of the list of programmes, and of that of universities, for a student’s level, subject and country. */
function firstFound({ to, level, subject }: Student) {
  const programmes = { ...PROGRAMMES.untouched, level, subject, country: [to] }
  const universities = { ...WORLD.untouched, level, country: [to] }
  const listed = PROGRAMMES.filter(getListRows(programmes), { search: programmes })
  const ids = [...new Set(listed.map(({ university }) => university.id))].slice(0, PLACES)
  const ranked = WORLD.filter(getRows(), { search: universities }).slice(0, PLACES)
  return { programmes: ids, universities: ranked.map(({ id }) => id) }
}

type StudentCoverage = Student & {
  /** "From Nigeria to the United Kingdom, master’s, Public health". */
  name: string
  counts: Counted
}

const nameOf = ({ from, to, level, subject }: Student) => {
  const [home, place] = [from, to].map((code) => withArticle(getCountryName(code)))
  return `From ${home} to ${place}, ${levelWord(level)}, ${getSubject(subject)?.name ?? subject}`
}

/** The answers to each student’s questions, at the first ten places of both searches together. */
export function getStudentCoverage(): StudentCoverage[] {
  return students.map((student) => {
    const { level, subject, from } = student
    const found = firstFound(student)
    const answers = [...new Set([...found.programmes, ...found.universities])].flatMap((id) => {
      const university = getUniversity(id)
      return university ? [answersOf(university, { level, subject, passport: from })] : []
    })
    return { ...student, name: nameOf(student), counts: countBases(answers) }
  })
}

/** The number of universities of each country that name a subject at a level. */
export function countOffering(subject: string, level: Level): ReadonlyMap<string, number> {
  const rows = getListRows({ subject, level }).filter(({ levels }) => levels !== 0)
  const ids = groupBy(rows, ({ university }) => university.countryCode)
  return new Map(
    [...ids].map(([code, own]) => [code, new Set(own.map(({ university }) => university.id)).size]),
  )
}

/** What is known of the universities of each country at a level, by name of the country. */
export function getCountryCoverage(level: Level): CountryCoverage[] {
  const byCountry = groupBy(getUniversities(), ({ countryCode }) => countryCode)
  return getCountries().flatMap(({ code, name }) => {
    const own = byCountry.get(code) ?? []
    if (own.length === 0) return []
    const counts = countBases(own.map((each) => answersOf(each, { level, subject: null, passport: null })))
    return [{ code, name, universities: own.length, counts }]
  })
}
