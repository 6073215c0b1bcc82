import { onlyChanged } from '../list/only-changed'
import { NOT_REPORTED } from '../text/not-reported'
import type { LeveledCard, CardFacts } from './card'
import { formatNumber, formatPercent } from './format'
import type { UniversityRow } from './row'

/** The facts that a card has beyond its row. */
export type CardExtra = Partial<LeveledCard>

/** The cards of all universities, in the order of the index. */
export type CardFile = readonly CardExtra[]

/** A line of the file holds one record. The file as a whole is JSON, too. */
const LINE = ',\n'

/** The placeholder for a figure that the row does not hold, until the file of cards is loaded. */
const NOT_YET = '…'

/** The card as far as its row has the facts. `open`: the placeholder for figures that a row never has. */
function cardOfRow(row: UniversityRow, open: string): CardFacts {
  return {
    id: row.id,
    name: row.name,
    countryCode: row.countryCode,
    country: row.country,
    location: row.location,
    logo: null,
    website: null,
    isFull: row.isFull,
    rank: null,
    description: null,
    established: open,
    students: formatNumber(row.students),
    studentsNote: null,
    international: open,
    internationalNote: null,
    acceptance: formatPercent(row.acceptance),
    tuition: null,
    programmes: null,
    entry: null,
    english: null,
    deadline: null,
    deadlineNote: null,
    subjectDeadlines: null,
    language: null,
    scholarships: null,
    campus: null,
  }
}

/** The file of cards: the facts of each card that its row lacks. */
export function encodeCards(cards: readonly LeveledCard[], rows: readonly UniversityRow[]): CardFile {
  return cards.map((card, at) => {
    const row = rows[at]
    return row ? onlyChanged<LeveledCard>(cardOfRow(row, NOT_REPORTED), card) : card
  })
}

/**
 * The whole card of a row, for every level. Without `extra` it has the row's name, place and figures. The other figures come later or, if
 * the file of cards cannot be loaded (`isMissing`), are left empty.
 */
export function decodeCard(row: UniversityRow, extra: CardExtra | null, isMissing = false): LeveledCard {
  return extra ? { ...cardOfRow(row, NOT_REPORTED), ...extra } : cardOfRow(row, isMissing ? '' : NOT_YET)
}

export const writeCardFile = (cards: CardFile): string =>
  `[\n${cards.map((card) => JSON.stringify(card)).join(LINE)}\n]\n`

const NEWLINE = 10

/**
 * Reads what `writeCardFile` wrote, each record when it is asked for by its position. To decode a megabyte and a half at
 * once, let alone to parse it, would keep a slow phone from answering.
 */
export function readCardFile(file: ArrayBuffer): (at: number) => CardExtra | null {
  const bytes = new Uint8Array(file)
  const decoder = new TextDecoder()
  // The first line is the bracket alone, so that the first record begins behind the first newline.
  const starts: number[] = []
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, end + 1))
    starts.push(end + 1)
  return (at) => {
    const line = decoder.decode(bytes.subarray(starts[at] ?? bytes.length, starts[at + 1]))
    return line.startsWith('{') ? (JSON.parse(line.replace(/,?\n$/, '')) as CardExtra) : null
  }
}
