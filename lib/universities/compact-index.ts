import { decodeColumns, encodeColumns, type EncodedColumns } from '../list/columns'
import type { Country } from '../places/schema'
import { foldName, normaliseText } from '../text/normalise-text'
import { slugify } from '../text/slugify'
import { COLUMNS, type UniversityRow } from './row'
import { POPULAR_PROGRAMMES } from './vocabulary'

/** The whole catalogue for the browser, column by column. Rows are sorted by country, then by name. */
export type CompactIndex = {
  /** `aliases`: other names people type, separated by commas. */
  countries: [code: string, name: string, region: Country['region'], rows: number, aliases: string][]
  /** One line for each row, as in `places`. */
  names: string
  places: string
  /** By position, the ids that do not follow from the name. */
  ids: Record<number, string>
  columns: EncodedColumns
  rates: UniversityRow['rates']
}

/**
 * Rows must come sorted by country and name, as `queries.ts` keeps them.
 * @param aliasesOf other names of the country with this code
 */
export function encodeIndex(
  rows: readonly UniversityRow[],
  aliasesOf: (countryCode: string) => readonly string[],
  rates: UniversityRow['rates'] = {},
): CompactIndex {
  const countries: CompactIndex['countries'] = []
  for (const row of rows) {
    const last = countries.at(-1)
    if (last?.[0] === row.countryCode) last[3]++
    else countries.push([row.countryCode, row.country, row.region, 1, aliasesOf(row.countryCode).join()])
  }
  const odd = rows.flatMap(({ id, name }, at) => (id === slugify(name) ? [] : [[at, id]]))
  return {
    countries,
    names: rows.map((row) => row.name).join('\n'),
    places: rows.map((row) => row.location ?? '').join('\n'),
    ids: Object.fromEntries(odd),
    columns: encodeColumns(COLUMNS, rows),
    rates,
  }
}

/** The file of further searchable words: first those of each row's other names, then those of each row's description. */
export function encodeText(more: readonly { names: string; about: string }[]): string {
  return [...more.map(({ names }) => names), ...more.map(({ about }) => about)].join('\n')
}

/** The rows of an index. `moreText` is what `encodeText` made, or null before it is there. */
export function decodeIndex(index: CompactIndex, moreText: string | null): UniversityRow[] {
  return [...decodeRows(index, moreText)]
}

const programmeWords = new Map<string, string>(
  POPULAR_PROGRAMMES.map(({ value, label }) => [value, normaliseText(label)]),
)

/** The fields besides the columns of a row, before they are filled in. */
const BLANK: Omit<UniversityRow, keyof typeof COLUMNS> = {
  id: '',
  name: '',
  location: null,
  countryCode: '',
  country: '',
  countryOrder: 0,
  region: 'europe',
  nameKey: '',
  text: '',
  names: '',
  about: '',
  rates: {},
}

/** The same, row by row: thousands of them at once would keep a slow phone from answering. */
export function* decodeRows(index: CompactIndex, moreText: string | null): Generator<UniversityRow> {
  const names = index.names.split('\n')
  const places = index.places.split('\n')
  const more = moreText?.split('\n') ?? []
  const rowAt = decodeColumns(COLUMNS, index.columns, names.length, BLANK)

  let at = 0
  for (const [countryOrder, [countryCode, country, region, count]] of index.countries.entries()) {
    for (const end = at + count; at < end; at++) {
      const name = names[at] ?? ''
      const location = places[at] || null
      const row = rowAt(at)
      const nameKey = foldName(name)
      // Assigned, not spread: V8 before 11.7 would give each of thousands of rows a hidden class of its own
      // (https://crbug.com/v8/13303). This can go when Node 22 and Chrome 117 are the oldest.
      yield Object.assign(row, {
        id: index.ids[at] ?? slugify(name),
        name,
        location,
        countryCode,
        country,
        countryOrder,
        region,
        nameKey,
        text: [
          nameKey,
          normaliseText(location ?? ''),
          ...row.programmes.map((value) => programmeWords.get(value) ?? ''),
          more[at] ?? '',
        ].join(' '),
        names: more[at] ?? '',
        about: more[names.length + at] ?? '',
        rates: index.rates,
      })
    }
  }
}
