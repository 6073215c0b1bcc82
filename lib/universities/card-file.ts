import { onlyChanged } from '../list/only-changed'
import { NOT_REPORTED } from '../text/not-reported'
import type { LeveledCard, UniversityCardData } from './card'
import { formatNumber, formatPercent } from './format'
import type { UniversityRow } from './row'

/** What a card has beyond its row. */
export type CardExtra = Partial<LeveledCard>

/** The cards of all universities, in the order of the index. */
export type CardFile = readonly CardExtra[]

/** A line of the file holds one record. The file as a whole is JSON, too. */
const LINE = ',\n'

/** Stands for a figure that the row does not hold, until the file of cards is there. */
const NOT_YET = '…'

/** The card as far as its row knows it. `open`: what stands for the figures that a row never has. */
function cardOfRow(row: UniversityRow, open: string): UniversityCardData {
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
    deadline: null,
    language: null,
    scholarships: null,
    campus: null,
  }
}

/** The file of cards: of each card only what its row does not tell. */
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

/**
 * Reads what `writeCardFile` wrote, each record when it is asked for by its position: to parse thousands at once keeps a
 * slow phone from answering.
 */
export function readCardFile(text: string): (at: number) => CardExtra | null {
  const lines = text.trim().slice(2, -2).split(LINE)
  return (at) => {
    const line = lines[at]
    return line ? (JSON.parse(line) as CardExtra) : null
  }
}
