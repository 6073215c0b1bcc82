import { z } from 'zod'
import { aTable } from '../../import/a-table'
import { italianTitle, italianTown } from '../../import/programmes/italian'
import { townReader } from '../../import/programmes/towns'
import { renewProgrammes, type Offer } from '../programmes'
import {
  jsonOf,
  plainName,
  type PublisherFile,
  type PublisherRow,
  type Recipe,
  type Standing,
} from '../recipe'

const CATALOGUE = 'https://dati-ustat.mur.gov.it/api/3/action/package_show?id=metadati'
const PATH = 'programmes/it-courses.json'

/** A degree in one cycle is entered from school, so it is a first degree. It takes five or six years: the file doesn't say. */
const KINDS: Readonly<Record<string, Pick<Offer, 'level' | 'award' | 'months'>>> = {
  Laurea: { level: 'bachelor', award: 'Laurea', months: 36 },
  'Laurea Magistrale': { level: 'master', award: 'Laurea magistrale', months: 24 },
  'Laurea Magistrale Ciclo Unico': {
    level: 'undergraduate',
    award: 'Laurea magistrale a ciclo unico, entered from school',
  },
}
const LANGUAGES: Readonly<Record<string, string>> = {
  Italiano: 'it',
  Inglese: 'en',
  Tedesco: 'de',
  Francese: 'fr',
}
const MODES: Readonly<Record<string, Offer['mode']>> = {
  'Blended/Modalità Mista': 'blended',
  'Prevalentemente a distanza': 'distance',
  Teledidattica: 'distance',
}
const OPEN = 'accesso libero'
/** The degree of opticians belongs to the class of physics. */
const OPTICS = /^ottica e optometria$/i
const ABROAD = /^comune estero$/i

const Package = z.object({
  result: z.object({ resources: z.array(z.object({ name: z.string(), url: z.url() })) }),
})

/** A file of the package, by its name there: the newest where several editions have it. */
const named = (name: RegExp): Pick<PublisherFile, 'url' | 'find'> => ({
  url: CATALOGUE,
  find: (json) => {
    const found = (Package.safeParse(jsonOf(json)).data?.result.resources ?? []).filter((each) =>
      name.test(each.name.trim()),
    )
    return found.toSorted((a, b) => (a.name < b.name ? 1 : -1))[0]?.url ?? null
  },
})

/** Degree courses of Italian universities, matched by the ministry's number of the university and the name of the course. */
export const ustatCourses: Recipe = {
  name: 'ustat-courses',
  publisher: 'Ministero dell’Università e della Ricerca, Ufficio di Statistica (USTAT)',
  licence: 'Italian Open Data License 2.0',
  terms: 'https://dati-ustat.mur.gov.it/dataset/metadati',
  since: '2023',
  files: [
    {
      name: 'universities.csv',
      ...named(/^Atenei$/i),
      format: 'csv',
      leastBytes: 5000,
      mostBytes: 5_000_000,
      leastRows: 80,
      columns: z.object({ COD_Ateneo: z.string().regex(/^\d{5}$/), NomeOperativo: z.string().min(1) }),
    },
    {
      name: 'courses.csv',
      ...named(/^Offerta formativa \d{4}-\d{4}$/i),
      format: 'csv',
      encoding: 'windows-1252',
      leastBytes: 10_000_000,
      mostBytes: 100_000_000,
      leastRows: 60_000,
      columns: z.object({
        ANNO: z.string().regex(/^\d{4}$/),
        Ateneo: z.string().min(1),
        TipoCorso: z.string(),
        Classe: z.string(),
        Corso: z.string().min(1),
        SedeCorso_Comune: z.string(),
        ACCESSO: z.string(),
        DIDATTICA: z.string(),
        LINGUA: z.string(),
      }),
    },
  ],
  make: (rows, standing, { day }) => {
    const all = rows['courses.csv'] ?? []
    const edition = all.map((row) => String(row.ANNO)).reduce((a, b) => (a > b ? a : b), '')
    const year = `${edition}/${String(Number(edition) + 1).slice(2)}`
    const ids = idsByName(rows['universities.csv'] ?? [], standing)
    const courses = all.flatMap((row) => {
      const id = ids.get(lettersOf(String(row.Ateneo)))
      return id && row.ANNO === edition ? [{ id, row }] : []
    })
    return {
      edition,
      ...renewProgrammes(
        {
          path: PATH,
          edition: {
            title: 'Degree courses listed by the Italian ministry',
            source: 'it-ustat-courses',
            year,
            note: `Offered in ${year}. We put the courses into subjects by their official class and their titles, and did not open the pages.`,
            grain: 'course',
          },
          offers: offersOf(courses, standing),
          differBy: ['language', 'city', 'mode'],
          keepsPages: true,
        },
        standing,
        { day },
      ),
      sources: {
        'it-universitaly-2023': null,
        'it-ustat-courses': {
          title: 'Offerta formativa, corsi di laurea',
          publisher: 'Ministero dell’Università e della Ricerca (MUR), Ufficio di Statistica',
          url: 'https://dati-ustat.mur.gov.it/dataset/metadati',
          year,
          kind: 'register',
          // The pages of courses that stand are those of Universitaly, whose terms nobody has seen.
          licence: 'Licence to verify',
          note: `MUR - Ufficio di Statistica, dati-ustat.mur.gov.it, offerta formativa ${year}, IODL 2.0, adapted; pages of courses by Universitaly.`,
        },
      },
    }
  },
}

/** The two files set spaces and dashes of a name in other ways. */
const lettersOf = (name: string) => plainName(name).replace(/[^\p{L}\p{N}]/gu, '')

function idsByName(universities: readonly PublisherRow[], standing: Standing): Map<string, string> {
  const ids = standing.identifiers('mur')
  return new Map(
    universities.flatMap((row) => {
      const id = ids.get(String(row.COD_Ateneo))
      return id ? [[lettersOf(String(row.NomeOperativo)), id] as const] : []
    }),
  )
}

function offersOf(
  courses: readonly { id: string; row: PublisherRow }[],
  standing: Standing,
): [string, Offer][] {
  const classes = new Map(
    standing.table('italian-classes').rows.map((row) => [row.degree_class, row.slugs ?? '']),
  )
  const table = aTable(
    'it-courses',
    courses.map(({ id, row }) => ({ id, city: String(row.SedeCorso_Comune) })),
  )
  const townOf = townReader(table, 'city', (town) =>
    ABROAD.test(town) ? null : italianTown(town.toUpperCase()),
  )
  return courses.flatMap(({ id, row }, at): [string, Offer][] => {
    const kind = KINDS[String(row.TipoCorso)]
    const town = table.rows[at]
    if (!kind || !town) return []
    const title = italianTitle(sentence(String(row.Corso)))
    const subjects = OPTICS.test(title) ? [] : (classes.get(String(row.Classe)) ?? '').split('|')
    const [subject = 'optometry', ...others] = subjects
    const isOne = others.length === 0
    const offer: Offer = {
      ...kind,
      title,
      subject: isOne ? subject : undefined,
      also: isOne ? undefined : [subject, ...others],
      language: LANGUAGES[String(row.LINGUA)],
      mode: MODES[String(row.DIDATTICA)],
      city: townOf(town) ?? undefined,
      options: row.ACCESSO === OPEN ? undefined : ['the places are limited'],
    }
    return [[id, offer]]
  })
}

/** Some universities write their courses in capitals; a short one is an acronym, as "DAMS" is. */
function sentence(title: string): string {
  const tidy = title.replace(/\s+/g, ' ').trim()
  return tidy.length > 5 && tidy === tidy.toUpperCase()
    ? tidy.slice(0, 1) + tidy.slice(1).toLowerCase()
    : tidy
}
