import { z } from 'zod'
import { aTable } from '../../import/a-table'
import { IN_PERSON, readIndex, readStudents } from '../../import/br'
import type { EditionDraft, Reject, Table } from '../../import/dataset'
import { rejectLines, type PublisherRow, type Recipe, type Standing } from '../recipe'

/** The years that are read. A person raises them once a year, when the next results are out. */
const CENSUS = '2024'
const INDEX = '2023'

const IN_CLASS = '1'

const OF_INEP = {
  publisher: 'INEP',
  licence: 'Open data of the Government of Brazil, with credit',
  terms: 'https://www.gov.br/inep/pt-br/acesso-a-informacao/dados-abertos/microdados',
} as const

const number = z.string().regex(/^\d*$/)

/** Undergraduates of Brazilian universities who attend in person, matched by INEP's code of the institution. */
export const inepCensus: Recipe = {
  name: 'inep-census',
  ...OF_INEP,
  since: '2024',
  files: [
    {
      name: 'census.zip',
      url: `https://download.inep.gov.br/microdados/microdados_censo_da_educacao_superior_${CENSUS}.zip`,
      format: 'csv',
      encoding: 'windows-1252',
      member: /CADASTRO_CURSOS_\d{4}\.csv$/i,
      leastBytes: 5_000_000,
      mostBytes: 300_000_000,
      leastRows: 300_000,
      columns: z.object({
        NU_ANO_CENSO: z.literal(CENSUS),
        CO_IES: z.string().regex(/^\d+$/),
        TP_MODALIDADE_ENSINO: z.enum(['1', '2']),
        QT_ING: number,
        QT_MAT: number,
      }),
    },
  ],
  make: (rows, standing, { day }) => {
    const rejects: Reject[] = []
    const table = aTable('br-facts', studentsIn(rows['census.zip'] ?? [], standing))
    const edition = {
      source: `br-inep-${CENSUS}`,
      year: CENSUS,
      readOn: day,
      note: IN_PERSON,
      universities: readStudents(table, standing.ids, rejects),
    }
    return { edition: CENSUS, ...inRegister(standing, edition), rejects: rejectLines(rejects, standing) }
  },
}

/** Courses are counted for each of their places. A university with fewer students than began in the year reported a slip. */
function studentsIn(rows: readonly PublisherRow[], standing: Standing): Record<string, string>[] {
  const ids = standing.identifiers('inep')
  const counts = new Map<string, { all: number; new: number }>()
  for (const { CO_IES, TP_MODALIDADE_ENSINO, QT_MAT, QT_ING } of rows) {
    const id = ids.get(String(CO_IES))
    if (!id || TP_MODALIDADE_ENSINO !== IN_CLASS) continue
    const count = counts.get(id) ?? { all: 0, new: 0 }
    counts.set(id, { all: count.all + Number(QT_MAT), new: count.new + Number(QT_ING) })
  }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, count]) => ({ id, undergraduates_2024: count.all < count.new ? '' : String(count.all) }))
}

/** The General Index of Courses of Brazilian universities, in its bands, matched likewise. */
export const inepIndex: Recipe = {
  name: 'inep-index',
  ...OF_INEP,
  since: '2023',
  files: [
    {
      name: `IGC_${INDEX}.xlsx`,
      url: `https://download.inep.gov.br/educacao_superior/indicadores/resultados/${INDEX}/IGC_${INDEX}.xlsx`,
      format: 'xlsx',
      leastBytes: 50_000,
      mostBytes: 20_000_000,
      leastRows: 1500,
      columns: z.object({
        Ano: z.coerce.string().regex(new RegExp(`^${INDEX}$`)),
        'Código da IES': z.coerce.string().regex(/^\d+$/),
        // A number, or "SC" where too few courses were judged.
        'IGC (Faixa)': z.coerce.string().regex(/^(?:[1-5]|SC|-?)$/),
      }),
    },
  ],
  make: (rows, standing, { day }) => {
    const ids = standing.identifiers('inep')
    const table: Table = aTable(
      'br-facts',
      (rows[`IGC_${INDEX}.xlsx`] ?? []).flatMap((row) => {
        const id = ids.get(String(row['Código da IES']))
        const band = String(row['IGC (Faixa)'])
        return id ? [{ id, igc_band_1_to_5_2023: /^[1-5]$/.test(band) ? band : '' }] : []
      }),
    )
    const edition = {
      source: `br-igc-${INDEX}`,
      year: INDEX,
      readOn: day,
      universities: readIndex(table, standing.ids),
    }
    return { edition: INDEX, ...inRegister(standing, edition), rejects: [] }
  },
}

/** The register with an edition in the place of the last one of its kind, and that one's source. */
function inRegister(standing: Standing, edition: EditionDraft) {
  const register = standing.read('open/br.json') as { editions: { source: string }[] }
  const kind = edition.source.replace(/\d+$/, '')
  const former = register.editions.find(({ source }) => source.startsWith(kind))?.source ?? ''
  const sources = standing.read('sources.json') as Record<string, { title: string; note: string }>
  const was = sources[former]
  const inYear = (text: string | undefined) => text?.replaceAll(/\b20\d\d\b/g, edition.year)
  return {
    files: {
      'open/br.json': {
        ...register,
        editions: register.editions.map((each) => (each.source === former ? edition : each)),
      },
    },
    sources: {
      [former]: null,
      [edition.source]: { ...was, title: inYear(was?.title), year: edition.year, note: inYear(was?.note) },
    },
  }
}
