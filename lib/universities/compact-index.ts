import type { Country } from '../places/schema'
import { normaliseText } from '../text/normalise-text'
import type { UniversityRow } from './row'
import { slugify } from '../text/slugify'
import { CAMPUS_SIZES, DEADLINE_MONTHS, FACILITIES, NATIONS, PROGRAMMES } from './vocabulary'

/** A figure that few rows have: gaps between their positions, and the values at them. */
type SparseColumn<Value> = [gaps: number[], values: Value[]]

/**
 * The whole catalogue for the browser, column by column: text compresses best beside its like, and a column most
 * rows lack costs next to nothing. Rows stand by country, then by name.
 */
export type CompactIndex = {
  /** `aliases`: other names people type, separated by commas. */
  countries: [code: string, name: string, region: Country['region'], rows: number, aliases: string][]
  /** One line a row, as in `places`. */
  names: string
  places: string
  /** Ids that do not follow from the name. */
  ids: SparseColumn<string>
  full: SparseColumn<1>
  rank: SparseColumn<number>
  students: SparseColumn<number>
  acceptance: SparseColumn<number>
  tuition: SparseColumn<number>
  gpa: SparseColumn<number>
  research: SparseColumn<number>
  employment: SparseColumn<number>
  size: SparseColumn<number>
  deadline: SparseColumn<number>
  programmes: SparseColumn<number[]>
  facilities: SparseColumn<number[]>
  nation: SparseColumn<number>
}

function toSparse<Value>(
  rows: readonly UniversityRow[],
  read: (row: UniversityRow) => Value | null,
): SparseColumn<Value> {
  const column: SparseColumn<Value> = [[], []]
  let last = -1
  rows.forEach((row, at) => {
    const value = read(row)
    if (value === null) return
    column[0].push(at - last)
    column[1].push(value)
    last = at
  })
  return column
}

function fromSparse<Value>([gaps, values]: SparseColumn<Value>, length: number): (Value | null)[] {
  const dense = new Array<Value | null>(length).fill(null)
  let at = -1
  gaps.forEach((gap, index) => {
    at += gap
    dense[at] = values[index] ?? null
  })
  return dense
}

const positions = <Value extends string>(table: readonly { value: Value }[], values: readonly Value[]) =>
  values.length > 0 ? values.map((value) => table.findIndex((entry) => entry.value === value)) : null

const position = <Value extends string>(table: readonly { value: Value }[], value: Value | null) =>
  value === null ? null : table.findIndex((entry) => entry.value === value)

const valuesAt = <Value extends string>(table: readonly { value: Value }[], at: readonly number[] | null) =>
  (at ?? []).flatMap((index) => table[index]?.value ?? [])

/**
 * Rows must come sorted by country and name, as `queries.ts` keeps them.
 * @param aliasesOf other names of the country with this code
 */
export function encodeIndex(
  rows: readonly UniversityRow[],
  aliasesOf: (countryCode: string) => readonly string[],
): CompactIndex {
  const countries: CompactIndex['countries'] = []
  for (const row of rows) {
    const last = countries.at(-1)
    if (last?.[0] === row.countryCode) last[3]++
    else countries.push([row.countryCode, row.country, row.region, 1, aliasesOf(row.countryCode).join()])
  }
  return {
    countries,
    names: rows.map((row) => row.name).join('\n'),
    places: rows.map((row) => row.location ?? '').join('\n'),
    ids: toSparse(rows, (row) => (row.id === slugify(row.name) ? null : row.id)),
    full: toSparse(rows, (row) => (row.isFull ? 1 : null)),
    rank: toSparse(rows, (row) => row.rank),
    students: toSparse(rows, (row) => row.students),
    acceptance: toSparse(rows, (row) => row.acceptance),
    tuition: toSparse(rows, (row) => row.tuition),
    gpa: toSparse(rows, (row) => row.gpa),
    research: toSparse(rows, (row) => row.research),
    employment: toSparse(rows, (row) => row.employment),
    size: toSparse(rows, (row) => position(CAMPUS_SIZES, row.size)),
    deadline: toSparse(rows, (row) => position(DEADLINE_MONTHS, row.deadline)),
    programmes: toSparse(rows, (row) => positions(PROGRAMMES, row.programmes)),
    facilities: toSparse(rows, (row) => positions(FACILITIES, row.facilities)),
    nation: toSparse(rows, (row) => position(NATIONS, row.nation)),
  }
}

const programmeLabel = new Map<string, string>(
  PROGRAMMES.map((programme) => [programme.value, programme.label]),
)

/** The file of further searchable words: first those of each row's other names, then those of each row's description. */
export function encodeText(more: readonly { names: string; about: string }[]): string {
  return [...more.map(({ names }) => names), ...more.map(({ about }) => about)].join('\n')
}

/** The rows of an index. `moreText` is what `encodeText` made, or null before it is there. */
export function decodeIndex(index: CompactIndex, moreText: string | null): UniversityRow[] {
  return [...decodeRows(index, moreText)]
}

/** The same, row by row: thousands of them at once would keep a slow phone from answering. */
export function* decodeRows(index: CompactIndex, moreText: string | null): Generator<UniversityRow> {
  const names = index.names.split('\n')
  const places = index.places.split('\n')
  const more = moreText?.split('\n') ?? []
  const length = names.length
  const ids = fromSparse(index.ids, length)
  const full = fromSparse(index.full, length)
  const rank = fromSparse(index.rank, length)
  const students = fromSparse(index.students, length)
  const acceptance = fromSparse(index.acceptance, length)
  const tuition = fromSparse(index.tuition, length)
  const gpa = fromSparse(index.gpa, length)
  const research = fromSparse(index.research, length)
  const employment = fromSparse(index.employment, length)
  const size = fromSparse(index.size, length)
  const deadline = fromSparse(index.deadline, length)
  const programmes = fromSparse(index.programmes, length)
  const facilities = fromSparse(index.facilities, length)
  const nation = fromSparse(index.nation, length)

  let row = 0
  for (const [countryOrder, [countryCode, country, region, count]] of index.countries.entries()) {
    for (const end = row + count; row < end; row++) {
      const name = names[row] ?? ''
      const location = places[row] || null
      const offered = valuesAt(PROGRAMMES, programmes[row] ?? null)
      const nameKey = normaliseText(name)
      yield {
        id: ids[row] ?? slugify(name),
        name,
        location,
        countryCode,
        country,
        countryOrder,
        region,
        nation: NATIONS[nation[row] ?? -1]?.value ?? null,
        isFull: full[row] === 1,
        rank: rank[row] ?? null,
        students: students[row] ?? null,
        acceptance: acceptance[row] ?? null,
        tuition: tuition[row] ?? null,
        gpa: gpa[row] ?? null,
        research: research[row] ?? null,
        employment: employment[row] ?? null,
        size: CAMPUS_SIZES[size[row] ?? -1]?.value ?? null,
        deadline: DEADLINE_MONTHS[deadline[row] ?? -1]?.value ?? null,
        programmes: offered,
        facilities: valuesAt(FACILITIES, facilities[row] ?? null),
        nameKey,
        text: [
          nameKey,
          normaliseText(location ?? ''),
          ...offered.map((value) => normaliseText(programmeLabel.get(value) ?? '')),
          more[row] ?? '',
        ].join(' '),
        about: more[length + row] ?? '',
      }
    }
  }
}
