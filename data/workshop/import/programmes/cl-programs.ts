import { cellOf, numberOf, tableOf, type Table } from '../dataset'
import {
  programmesFile,
  READ_ON,
  type ProgrammesDataset,
  type ReadProgrammes,
  type RowDraft,
  type TableRow,
} from './file'
import { subjectOfChileanTitle } from './chilean-subjects'
import { sentenceCaseSpanish, titleCaseSpanish } from './spanish'

const MODES = new Map<string, RowDraft['mode']>([
  ['Diurno', 'day'],
  ['Vespertino', 'evening'],
  ['Semipresencial', 'blended'],
  ['A Distancia', 'distance'],
])

/** The edition that a table is of; `fees`: the year that its fees are for. */
export type ChileanEdition = { source: string; year: string; fees: string; readOn: string }

/** Bachelor's programmes of Chilean universities, each campus and schedule once. */
export const clPrograms: ProgrammesDataset = {
  name: 'cl-programs',
  files: ['cl-programs'],
  readProgrammes: (tables, ids) =>
    readChilean(tableOf(tables, 'cl-programs'), ids, {
      source: 'cl-sies-2025',
      year: '2024/25',
      fees: '2025',
      readOn: READ_ON,
    }),
}

/** Those of one edition, in a table with the columns of the first one that was read. */
export function readChilean(
  table: Table,
  ids: ReadonlySet<string>,
  { fees, ...about }: ChileanEdition,
): ReadProgrammes {
  return programmesFile(
    table,
    ids,
    {
      title: 'Undergraduate programmes of Chilean universities',
      ...about,
      note: 'Fees are without the enrolment fee; most universities charge students from abroad the same. The register writes names in capitals without accents; we restored them.',
      grain: 'course',
      scheme: 'cl',
    },
    (row, { reject, leaveOut }) => {
      if (cellOf(row, 'level') !== 'bachelor')
        return reject('a technical programme, below a bachelor’s degree')
      const title = sentenceCaseSpanish(cellOf(row, 'programme_es'))
      const semesters = numberOf(row, 'duration_semesters')
      return {
        code: cellOf(row, 'programme_code'),
        level: 'bachelor',
        title,
        field: cellOf(row, 'generic_programme_es'),
        subject: subjectOfChileanTitle(title),
        months: semesters ? semesters * 6 : null,
        fee: feeOf(row, fees, leaveOut),
        mode: MODES.get(cellOf(row, 'schedule')) ?? leaveOut('schedule: "Otro"'),
        campus: titleCaseSpanish(cellOf(row, 'campus')),
      }
    },
  )
}

function feeOf(row: TableRow, asOf: string, leaveOut: (reason: string) => null): RowDraft['fee'] {
  const sum = numberOf(row, 'tuition_year_2025')
  const currency = cellOf(row, 'tuition_currency')
  if (!sum) return leaveOut('fee: the register gives none')
  if (currency === 'CLF')
    return leaveOut('fee: in Unidades de Fomento, whose value on a day is in no table of ours')
  if (currency !== 'CLP') return leaveOut(`fee: its currency is "${currency}"`)
  return { sum, currency, basis: 'year', status: 'all', asOf }
}
