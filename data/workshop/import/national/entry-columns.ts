import { PlainError } from '@/scripts/run.mjs'
import { cellOf, lineOf, type Reject } from '../dataset'
import type { Row } from './read-rows'
import { words } from './words'

type Floor = { ielts: number } | { cefr: string } | null

/** The columns of a rule's topic, read from its words. */
type Columns =
  | { languages: readonly string[]; partly: readonly string[] }
  | { floor: Floor }
  | { takesOnlySome: boolean }
  | { askedOf: string }

/**
 * The content of a line of `entry-columns.tsv`, for each topic of which every rule needs one. It holds only for the
 * very words that it was read from, so that a rule of a new edition is a reject until somebody has read it.
 */
export type EntryColumns = {
  of: (topic: string, text: string) => Columns | null
  /** The lines that no row of the tables asked for: their words have changed. */
  unused: () => Reject[]
}

const codesOf = (row: Row, column: string) => cellOf(row, column).split(' ').filter(Boolean)

function takesOnlySome(row: Row): boolean {
  const cell = cellOf(row, 'only_some')
  if (cell === 'yes' || cell === 'no') return cell === 'yes'
  throw new PlainError(`entry-columns: "${cellOf(row, 'words')}" says neither yes nor no.`)
}

/** "6.0" is a score of IELTS and "B2" a level; "none" where what is asked depends. */
function floorOf(row: Row): Floor {
  const cell = cellOf(row, 'floor')
  if (cell === 'none') return null
  return Number(cell) ? { ielts: Number(cell) } : { cefr: cell }
}

const READERS: Readonly<Record<string, (row: Row) => Columns>> = {
  'teaching-language': (row) => ({ languages: codesOf(row, 'languages'), partly: codesOf(row, 'partly') }),
  'english-minimum': (row) => ({ floor: floorOf(row) }),
  'school-certificate': (row) => ({ takesOnlySome: takesOnlySome(row) }),
  'entrance-test': (row) => ({ askedOf: cellOf(row, 'asked_of') }),
}

/** @throws PlainError where a line is not readable: the file is our own, and a mistake in it stops the import. */
export function readEntryColumns(rows: readonly Row[]): EntryColumns {
  const keyOf = (topic: string, text: string | null) => `${topic}\t${text}`
  const known = new Map(
    rows.map((row) => {
      const topic = cellOf(row, 'topic')
      const read = READERS[topic]
      if (!read) throw new PlainError(`entry-columns: no rule of the topic "${topic}" needs a line.`)
      return [keyOf(topic, words(row.words)), read(row)]
    }),
  )
  const used = new Set<string>()
  return {
    of: (topic, text) => {
      used.add(keyOf(topic, text))
      return known.get(keyOf(topic, text)) ?? null
    },
    unused: () =>
      rows.flatMap((row, at) =>
        used.has(keyOf(cellOf(row, 'topic'), words(row.words)))
          ? []
          : [
              {
                row: lineOf(at),
                id: cellOf(row, 'topic'),
                reason: 'entry-columns: the words have changed',
              },
            ],
      ),
  }
}
