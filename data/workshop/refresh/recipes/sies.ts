import { z } from 'zod'
import { aTable } from '../../import/a-table'
import { readChile } from '../../import/cl'
import { readChilean, type ChileanEdition } from '../../import/programmes/cl-programs'
import { rejectLines, type PublisherRow, type Recipe } from '../recipe'

/** The year of the fees that are read; students are of the year before. A person raises it once a year: the columns are named after it. */
const YEAR = 2026
const FILE = 'carreras.xlsx'
const WORKBOOK = /https?:\/\/[^"'\s]+\/Buscador_de_Carreras_\d{4}_\d{4}_SIES[^"'\s/]*\.xlsx/

const LEVELS: Readonly<Record<string, string>> = {
  Profesional: 'bachelor',
  'Técnica de Nivel Superior': 'technical',
}
const AREAS: Readonly<Record<string, string>> = {
  'Administración y Comercio': 'Business and administration',
  Agropecuaria: 'Agriculture',
  'Arte y Arquitectura': 'Art and architecture',
  'Ciencias Básicas': 'Basic sciences',
  'Ciencias Sociales': 'Social sciences',
  Derecho: 'Law',
  Educación: 'Education',
  Humanidades: 'Humanities',
  Salud: 'Health',
  Tecnología: 'Technology',
}

/** "$ 6.251.000" and "UF 302". */
const fee = z.string().regex(/^(?:(?:\$|UF) ?\d{1,3}(?:\.\d{3})*(?:,\d+)?|s\/i|-)?$/)
/** A number; some cells say "s/i" for one that isn't known. */
const number = z.coerce.string().transform((cell) => (/^\d+$/.test(cell) ? cell : ''))

/** Programmes, fees and students of Chilean universities, matched by the ministry's code of the institution. */
export const sies: Recipe = {
  name: 'sies',
  publisher: 'Subsecretaría de Educación Superior, SIES (MiFuturo.cl)',
  licence: 'Public data of the State of Chile, reuse with credit',
  terms: 'https://www.mifuturo.cl/sies/',
  since: '2025',
  files: [
    {
      name: FILE,
      named: /^Buscador_de_Carreras_\d{4}_\d{4}_SIES.*\.xlsx$/,
      url: 'https://www.mifuturo.cl/buscador-de-carreras/',
      find: (page) => WORKBOOK.exec(page)?.[0] ?? null,
      format: 'xlsx',
      leastBytes: 500_000,
      mostBytes: 20_000_000,
      leastRows: 7000,
      columns: z.object({
        'Código único de carrera': z.string().min(1),
        'Código institución': z.coerce.string().regex(/^\d+$/),
        'Área del conocimiento': z.string(),
        'Nombre carrera': z.string().min(1),
        'Área Carrera Genérica': z.string(),
        Sede: z.string(),
        Jornada: z.string(),
        'Nivel carrera': z.string(),
        'Duración Formal (semestres)': number,
        [`Arancel Anual ${YEAR}`]: fee,
        [`Matrícula Total ${YEAR - 1}`]: number,
      }),
    },
  ],
  make: (rows, standing, { day }) => {
    const about: ChileanEdition = {
      source: `cl-sies-${YEAR}`,
      year: `${YEAR - 1}/${YEAR % 100}`,
      fees: String(YEAR),
      readOn: day,
    }
    const ids = standing.identifiers('sies')
    const all = rows[FILE] ?? []
    const programmes = aTable(
      'cl-programs',
      all.flatMap((row) => cellsOf(row, ids)),
    )
    const students = aTable('cl-facts', studentsIn(all, ids))
    const { file, rejects } = readChilean(programmes, standing.ids, about)
    const former = (standing.read('programmes/cl-programs.json') as { source: string }).source
    const sources = standing.read('sources.json') as Record<string, object>
    return {
      edition: String(YEAR),
      files: {
        'programmes/cl-programs.json': file,
        'open/cl.json': readChile([programmes, students], standing.ids, about).register,
      },
      sources: {
        [former]: null,
        [about.source]: {
          ...sources[former],
          title: `Buscador de Carreras ${YEAR - 1}–${YEAR}`,
          year: `${YEAR - 1}–${YEAR}`,
          note: `SIES, MiFuturo.cl, Buscador de Carreras ${YEAR - 1}-${YEAR}; figures by university worked out from its programmes.`,
        },
      },
      rejects: rejectLines(
        rejects.filter(({ reason }) => !reason.startsWith('a technical programme')),
        standing,
      ),
    }
  },
}

/** The columns of the importer, which are named after the first edition that it read. */
function cellsOf(row: PublisherRow, ids: ReadonlyMap<string, string>): Record<string, string>[] {
  const id = ids.get(String(row['Código institución']))
  if (!id) return []
  const sum = String(row[`Arancel Anual ${YEAR}`])
  return [
    {
      id,
      programme_code: String(row['Código único de carrera']).trim(),
      level: LEVELS[String(row['Nivel carrera'])] ?? String(row['Nivel carrera']),
      area: AREAS[String(row['Área del conocimiento'])] ?? '',
      programme_es: String(row['Nombre carrera']).trim(),
      generic_programme_es: String(row['Área Carrera Genérica']).trim(),
      campus: String(row.Sede).trim(),
      schedule: String(row.Jornada),
      duration_semesters: String(row['Duración Formal (semestres)']),
      tuition_year_2025: sum.replaceAll(/[^\d,]/g, '').replace(',', '.'),
      tuition_currency: sum.startsWith('UF') ? 'CLF' : sum.startsWith('$') ? 'CLP' : '',
    },
  ]
}

/** Students of all programmes of a university. */
function studentsIn(
  rows: readonly PublisherRow[],
  ids: ReadonlyMap<string, string>,
): Record<string, string>[] {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const id = ids.get(String(row['Código institución']))
    if (id) counts.set(id, (counts.get(id) ?? 0) + Number(row[`Matrícula Total ${YEAR - 1}`]))
  }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, count]) => ({ id, undergraduates_2024: String(count) }))
}
