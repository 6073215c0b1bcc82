import { z } from 'zod'
import { monthOf } from '../../import/programmes/au-courses'
import { renewProgrammes, type Offer } from '../programmes'
import { plainName, type PublisherRow, type Recipe } from '../recipe'

const COURSES = 'https://radon.nauka.gov.pl/opendata/polon/courses'
/** The pages lose a few of the courses that share a moment, so they are read twice, in other sizes. */
const SIZES = ['100', '99']

const LEVELS: Readonly<Record<string, Pick<Offer, 'level' | 'award'>>> = {
  'pierwszego stopnia': { level: 'bachelor' },
  'drugiego stopnia': { level: 'master' },
  'jednolite magisterskie': { level: 'undergraduate', award: 'Long-cycle master’s, entered from school' },
}
const LANGUAGES: Readonly<Record<string, string>> = {
  polski: 'pl',
  angielski: 'en',
  niemiecki: 'de',
  francuski: 'fr',
  hiszpański: 'es',
  rosyjski: 'ru',
  ukraiński: 'uk',
}
const RUNNING = 'prowadzone'
const MONTHS_A_SEMESTER = 6
/** "[obowiązująca do 2019-09-30]", "(rozporządzenie)": remarks of the register behind a name. */
const REMARK = /\s*[[(](?:ustawa|rozporządzenie|obowiązując|od \d).*$/i

const Page = z.object({
  results: z.array(z.unknown()),
  pagination: z.object({ token: z.string().nullish() }),
})

const instance = z.object({
  courseName: z.string().nullish(),
  languageName: z.string().nullish(),
  numberOfSemesters: z.coerce.number().nullish(),
  bridging: z.string().nullish(),
  statusName: z.string().nullish(),
})

/** Programmes of Polish universities, matched by the name of the university. The register has no English names. */
export const radOn: Recipe = {
  name: 'rad-on',
  publisher: 'RAD-on, Ministry of Science and Higher Education of Poland',
  licence: 'CC0 1.0',
  terms: 'https://dane.gov.pl/pl/dataset/1892',
  since: '2026',
  files: [
    {
      name: 'courses.json',
      url: `${COURSES}?resultNumbers=${SIZES[0]}`,
      next: (page, url) => {
        const size = new URL(url).searchParams.get('resultNumbers') ?? ''
        const { token } = Page.parse(page).pagination
        const following = token ? size : SIZES[SIZES.indexOf(size) + 1]
        if (!following) return null
        return `${COURSES}?resultNumbers=${following}${token ? `&token=${encodeURIComponent(token)}` : ''}`
      },
      rowsOf: (page) => Page.safeParse(page).data?.results,
      format: 'json',
      leastBytes: 10_000_000,
      mostBytes: 400_000_000,
      leastRows: 9000,
      columns: z.object({
        courseUuid: z.string(),
        courseName: z.string().min(1),
        levelName: z.string().nullish(),
        iscedCode: z.string().nullish(),
        currentStatusName: z.string().nullish(),
        mainInstitutionName: z.string().nullish(),
        leadingInstitutionName: z.string().nullish(),
        leadingInstitutionCity: z.string().nullish(),
        courseInstances: z.array(instance).nullish(),
      }),
    },
  ],
  make: (rows, standing, { day }) => {
    const ids = standing.byName('pl')
    const courses = new Map((rows['courses.json'] ?? []).map((row) => [row.courseUuid, row]))
    const offers = [...courses.values()].flatMap((row) => {
      const id = ids.get(plainName(String(row.mainInstitutionName)))
      return id && row.currentStatusName === RUNNING ? offersOf(row).map((offer) => [id, offer] as const) : []
    })
    const year = monthOf(day) ?? ''
    return {
      edition: day,
      ...renewProgrammes(
        {
          path: 'programmes/pl-programmes.json',
          edition: {
            title: 'Polish register of programmes',
            source: 'pl-rad-on',
            year,
            note: 'What is registered as running may admit nobody in a year. The register has no English names.',
            grain: 'course',
            scheme: 'isced4',
          },
          offers,
          differBy: ['language', 'city'],
        },
        standing,
        { day },
      ),
      sources: {
        'pl-rad-on': {
          title: 'RAD-on, courses of study (POL-on)',
          publisher: 'Ministerstwo Nauki i Szkolnictwa Wyższego',
          url: 'https://radon.nauka.gov.pl',
          year,
          kind: 'register',
          licence: 'CC0 1.0',
          note: `RAD-on, POL-on, ${year}, CC0; its form was changed.`,
        },
      },
    }
  },
}

/** A course is taught in one or several ways; those of an earlier name and courses that bridge a gap are none. */
function offersOf(row: PublisherRow): Offer[] {
  const level = LEVELS[String(row.levelName)]
  const title = String(row.courseName).replace(REMARK, '').trim()
  const isElsewhere = row.leadingInstitutionName !== row.mainInstitutionName
  return z
    .array(instance)
    .parse(row.courseInstances ?? [])
    .filter(({ statusName, bridging }) => statusName === RUNNING && bridging !== 'Tak')
    .filter(({ courseName }) => !courseName || plainName(courseName) === plainName(String(row.courseName)))
    .flatMap(({ languageName, numberOfSemesters }) => {
      if (!level) return []
      return {
        ...level,
        title,
        field: String(row.iscedCode ?? ''),
        months: numberOfSemesters ? numberOfSemesters * MONTHS_A_SEMESTER : undefined,
        language: LANGUAGES[languageName ?? ''],
        // A branch in another town belongs to the university.
        city: isElsewhere ? String(row.leadingInstitutionCity ?? '') : '',
      }
    })
}
