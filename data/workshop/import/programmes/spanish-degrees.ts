import { cellOf, numberOf, tableOf } from '../dataset'
import { ownSubjects, programmesFile, READ_LATER_ON, type ProgrammesDataset, type TableRow } from './file'
import { townReader } from './towns'

/** Degrees of public universities in Spain. Marks of admission are those of applicants at home, and are not taken. */
export const esDegrees: ProgrammesDataset = {
  name: 'es-degrees',
  files: ['es-degrees'],
  readProgrammes: (tables, ids) =>
    programmesFile(
      tableOf(tables, 'es-degrees'),
      ids,
      {
        title: 'Degrees (grados) of public universities in Spain',
        source: 'es-notas-de-corte-2022',
        year: '2022/23',
        readOn: READ_LATER_ON,
        note: 'First degrees of public universities alone. The list does not name the language of teaching. We put the degrees into subjects by their titles.',
        grain: 'degree',
      },
      (row) => ({
        level: 'bachelor',
        title: cellOf(row, 'programme').replaceAll("'", '’'),
        ...ownSubjects(row),
        faculty: onlyOne(row, 'centres'),
      }),
    ),
}

/** The conditions of entry as the guide names them. "Ask the institution" says nothing. */
const ENTRY = new Map([
  ['direct', 'entry without a test'],
  ['entry course to be attended', 'an entry course has to be attended'],
  ['entry course to be passed', 'an entry course has to be passed'],
  ['entry exam', 'with an entry exam'],
  ['interview', 'with an interview'],
])

const MODES = new Map([
  ['campus', 'campus'],
  ['distance', 'distance'],
] as const)

/** First degrees of Argentine universities. */
export const arDegrees: ProgrammesDataset = {
  name: 'ar-degrees',
  files: ['ar-degrees'],
  readProgrammes: (tables, ids) => {
    const table = tableOf(tables, 'ar-degrees')
    const townOf = townReader(table, 'cities', argentineTown)
    return programmesFile(
      table,
      ids,
      {
        title: 'First degrees in Argentina’s Guía de Carreras',
        source: 'ar-siu-2026',
        year: 'June 2026',
        readOn: READ_LATER_ON,
        note: 'Titles as they stand on the diploma; first degrees alone. The guide does not name the language of teaching. We put the degrees into subjects by their titles.',
        grain: 'degree',
      },
      (row) => {
        const years = Number(cellOf(row, 'length_years'))
        const entry = cellOf(row, 'admission').split(' | ')
        return {
          level: 'bachelor',
          title: cellOf(row, 'degree_title').replaceAll("'", '’'),
          ...ownSubjects(row),
          // "4 to 5" is no length, and "4.3" a slip.
          months: Number.isInteger(years * 2) && years ? years * 12 : null,
          mode: MODES.get(cellOf(row, 'mode') as 'campus') ?? null,
          city: townOf(row),
          // The guide puts nearly every degree of Buenos Aires under its faculty of architecture.
          faculty: cellOf(row, 'id') === 'university-of-buenos-aires' ? null : onlyOne(row, 'faculties'),
          options: entry.length === 1 ? entry.flatMap((each) => ENTRY.get(each) ?? []) : null,
        }
      },
    )
  },
}

/** What a cell names, where it names one alone. */
function onlyOne(row: TableRow, column: 'centres' | 'faculties'): string | null {
  return numberOf(row, `${column}_count`) === 1 ? cellOf(row, column).replaceAll("'", '’') || null : null
}

/** Words of towns that have lost their accents or small letters. */
const WORDS = new Map([
  ['Bahia', 'Bahía'],
  ['De', 'de'],
  ['Del', 'del'],
  ['Gral.', 'General'],
  ['Lujan', 'Luján'],
  ['Martin', 'Martín'],
  ['Neuquen', 'Neuquén'],
  ['Olavarria', 'Olavarría'],
  ['Quequen', 'Quequén'],
  ['Rio', 'Río'],
])

/** Null where the source names several towns. */
function argentineTown(town: string): string | null {
  if (town.includes('|')) return null
  const words = town.replace(/^- /, '').split(' ')
  return (
    words
      .map((word) => WORDS.get(word) ?? word)
      .join(' ')
      .replace('Ciudad Autonoma de ', '') || null
  )
}
