import type { z } from 'zod'
import type { ProgrammesFileSchema, ProgrammeRow } from '@/lib/programmes/schema'
import { cellOf, lineOf, withoutUnknown, type Reject, type Table } from '../dataset'

export type TableRow = Table['rows'][number]

/** A row as it is written: what is unknown may be null. */
export type RowDraft = { [Key in keyof ProgrammeRow]: ProgrammeRow[Key] | null }

type ProgrammesFileDraft = z.input<typeof ProgrammesFileSchema>

/** The facts of a file about its source. */
type Edition = Omit<ProgrammesFileDraft, 'universities' | 'read' | 'rejected' | 'leftOut'>

/**
 * The way from the tables of one publisher to `data/programmes/<name>.json`; the command knows it as
 * `programmes-<name>`.
 */
export type ProgrammesDataset = {
  name: string
  files: readonly string[]
  /** @param ids the catalogue's universities; rows of others are rejected */
  readProgrammes: (tables: Table[], ids: ReadonlySet<string>) => ReadProgrammes
}

/** The file, and the lines of the table that it lacks. Cells that were left out are counted in the file. */
export type ReadProgrammes = { file: ProgrammesFileDraft; rejects: Reject[] }

export const READ_ON = '2026-11-23'

/** The day of the tables that came later. */
export const READ_LATER_ON = '2026-11-25'

/**
 * One row of the file for each of the table, in its order.
 * @param draft null with a reason given to `reject`: the row is left out. `leaveOut`: only a cell of it is.
 */
export function programmesFile(
  table: Table,
  ids: ReadonlySet<string>,
  edition: Edition,
  draft: (
    row: TableRow,
    say: { reject: (reason: string) => null; leaveOut: (reason: string) => null },
  ) => RowDraft | null,
): ReadProgrammes {
  const rejects: Reject[] = []
  const leftOut: string[] = []
  const universities: Record<string, ProgrammeRow[]> = {}
  table.rows.forEach((row, index) => {
    const id = cellOf(row, 'id')
    const reject = (reason: string): null => {
      rejects.push({ row: lineOf(index), id, reason })
      return null
    }
    const leaveOut = (reason: string): null => {
      leftOut.push(reason)
      return null
    }
    if (!ids.has(id)) return void reject('the catalogue has no such university')
    const made = draft(row, { reject, leaveOut })
    // Nulls and empty lists are what the row does not say.
    if (made) (universities[id] ??= []).push(withoutUnknown(made) as ProgrammeRow)
  })
  const rejected = countReasons(rejects.map(({ reason }) => reason))
  return {
    file: {
      ...edition,
      read: table.rows.length,
      rejected,
      leftOut: countReasons(leftOut),
      universities,
    },
    rejects,
  }
}

/** Subjects that stand in a table of ours: the one that the programme states, and the one that it may be in as well. */
export function ownSubjects(row: TableRow): Pick<RowDraft, 'subject' | 'also'> {
  const [subject, also] = [cellOf(row, 'subject_derived') || null, cellOf(row, 'subject_also')]
  return { subject, also: also && also !== subject ? [also] : null }
}

function countReasons(reasons: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}

/** Without the rows that say the same as one before them. */
export function onlyOnce(
  seen: Set<string>,
  key: readonly string[],
  reject: (reason: string) => null,
  reason: string,
) {
  const joined = key.join('\t')
  if (seen.has(joined)) {
    reject(reason)
    return false
  }
  seen.add(joined)
  return true
}
