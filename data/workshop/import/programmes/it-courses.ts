import { subjectsInTitle } from '@/lib/subjects/of-title'
import { getTitleWords } from '@/lib/subjects/queries'
import { cellOf, linkOf, numberOf, tableOf } from '../dataset'
import {
  ownSubjects,
  programmesFile,
  READ_LATER_ON,
  type ProgrammesDataset,
  type RowDraft,
  type TableRow,
} from './file'
import { townReader } from './towns'

/** A degree in one cycle is entered from school, so it is a first degree. */
export const ITALIAN_LEVELS = new Map<string, Pick<RowDraft, 'level' | 'award'>>([
  ['bachelor', { level: 'bachelor', award: 'Laurea' }],
  ['master', { level: 'master', award: 'Laurea magistrale' }],
  ['single-cycle', { level: 'undergraduate', award: 'Laurea magistrale a ciclo unico, entered from school' }],
])

const LANGUAGES = new Map([
  ['Italian', 'it'],
  ['English', 'en'],
])

/** "Open" says that the places have no limit, and not that everybody is admitted. */
const ACCESS = new Map([
  ['entry test', ['with an entry test']],
  ['limited places', ['the places are limited']],
])

/** Towns whose English name is another. */
const ENGLISH = new Map([
  ['FIRENZE', 'Florence'],
  ['GENOVA', 'Genoa'],
  ['MANTOVA', 'Mantua'],
  ['MILANO', 'Milan'],
  ['NAPOLI', 'Naples'],
  ['PADOVA', 'Padua'],
  ['ROMA', 'Rome'],
  ['SIRACUSA', 'Syracuse'],
  ['TORINO', 'Turin'],
  ['VENEZIA', 'Venice'],
  ["FORLI'", 'Forlì'],
])

/** Degree courses that the Italian ministry listed for 2023/24. */
export const itCourses: ProgrammesDataset = {
  name: 'it-courses',
  files: ['it-courses'],
  readProgrammes: (tables, ids) => {
    const table = tableOf(tables, 'it-courses')
    const townOf = townReader(table, 'city', italianTown)
    return programmesFile(
      table,
      ids,
      {
        title: 'Degree courses listed by the Italian ministry',
        source: 'it-universitaly-2023',
        year: '2023/24',
        readOn: READ_LATER_ON,
        note: 'Listed for 2023/24. We put the courses into subjects by their official class and their titles, and did not open the pages.',
        grain: 'course',
      },
      (row, { reject, leaveOut }) => {
        const level = ITALIAN_LEVELS.get(cellOf(row, 'level'))
        if (!level) return reject(`an unknown level: ${cellOf(row, 'level')}`)
        const years = numberOf(row, 'length_years')
        const language = cellOf(row, 'language')
        const url = linkOf(row, 'url')
        if (url === null && cellOf(row, 'url') !== '') leaveOut('page: its address is not https')
        return {
          ...level,
          title: italianTitle(cellOf(row, 'programme')),
          ...subjectsOf(row),
          months: years ? years * 12 : null,
          language: LANGUAGES.get(language) ?? leaveOut(`language: ${language}`),
          city: townOf(row),
          url,
          options: ACCESS.get(cellOf(row, 'access')) ?? null,
        }
      },
    )
  },
}

/** Without a class the ministry names one of 14 areas, which are too broad to state a subject: an English title goes first. */
function subjectsOf(row: TableRow): Pick<RowDraft, 'subject' | 'also'> {
  const own = ownSubjects(row)
  // The degree of opticians belongs to the class of physics.
  if (/^ottica e optometria$/i.test(cellOf(row, 'programme')))
    return { subject: 'optometry', also: ['physics'] }
  if (cellOf(row, 'subject_basis') !== 'area') return own
  const isEnglish = cellOf(row, 'language') === 'English'
  const titled = isEnglish ? subjectsInTitle(cellOf(row, 'programme'), getTitleWords()) : []
  const subject = titled.find(({ isOrdinary }) => !isOrdinary)?.slug ?? null
  return { subject, also: !own.subject || own.subject === subject ? null : [own.subject] }
}

const ACCENTED = new Map([...'aeiou'].map((letter, at) => [letter, 'àèìòù'[at] ?? letter]))

/** Accents are written as apostrophes in places: "sostenibilita'". */
export const italianTitle = (title: string) =>
  title
    .replace(/(?<=\p{L})([aeiou])'(?!\p{L})/gu, (_, letter: string) => ACCENTED.get(letter) ?? letter)
    .replace(/(?<!\p{L})'/gu, '‘')
    .replaceAll("'", '’')

/** "OZZANO DELL'EMILIA" is Ozzano dell’Emilia. */
export function italianTown(town: string): string | null {
  const small = town
    .toLowerCase()
    .replace(/(^|[\s'])(\p{L})/gu, (start) => start.toUpperCase())
    .replace(/\b(?:Del|Di|In|Dell'|All')(?=\s|\p{L})/gu, (word) => word.toLowerCase())
  return ENGLISH.get(town) ?? (small.replaceAll("'", '’') || null)
}
