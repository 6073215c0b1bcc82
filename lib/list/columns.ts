import type { Option } from './filter'

/** One fact of a row: how it is read from a record, and how it is kept in the index that is sent to browsers. */
export type Column<Source, Value> = {
  read(source: Source): Value
  /** The value of most rows. It takes no room in the index. */
  empty: Value
  /** `names`: the column's own, to which it may add. */
  store(value: Value, names: string[]): unknown
  restore(stored: unknown, names: readonly string[]): Value
}

type Columns<Source> = Record<string, Column<Source, unknown>>

/** The part of a row that a table of columns makes up. */
export type RowOf<Table> = {
  -readonly [Key in keyof Table]: Table[Key] extends Column<never, infer Value> ? Value : never
}

/** A fact that few rows have: the gaps between their positions, the values at them, and the names that these are positions of. */
type SparseColumn = [gaps: number[], values: unknown[], names?: string[]]

/** The columns of all rows by name. Text compresses best beside its like, and a column most rows lack costs little. */
export type EncodedColumns = Record<string, SparseColumn>

/** The kinds of columns that the rows of one kind of record are made of. */
export function columnsOf<Source>() {
  return {
    /** A figure, or null where it is not reported. */
    figure: (read: (source: Source) => number | null): Column<Source, number | null> => ({
      read,
      empty: null,
      store: (value) => value,
      restore: (stored) => stored as number,
    }),

    flag: (read: (source: Source) => boolean): Column<Source, boolean> => ({
      read,
      empty: false,
      store: Number,
      restore: (stored) => stored === 1,
    }),

    /** One value of an option table, or null. The index keeps its position, so new options go to the end. */
    option: <Value extends string>(
      table: readonly Option<Value>[],
      read: (source: Source) => Value | null,
    ): Column<Source, Value | null> => ({
      read,
      empty: null,
      store: (value) => table.findIndex((entry) => entry.value === value),
      restore: (stored) => table[stored as number]?.value ?? null,
    }),

    /** Several values of an option table, in its order. */
    options: <Value extends string>(
      table: readonly Option<Value>[],
      read: (source: Source) => readonly Value[],
    ): Column<Source, readonly Value[]> => ({
      read,
      empty: [],
      store: (values) => values.map((value) => table.findIndex((entry) => entry.value === value)),
      restore: (stored) => (stored as number[]).flatMap((at) => table[at]?.value ?? []),
    }),

    /** Several names that no table has. The index keeps each once. */
    names: (read: (source: Source) => readonly string[]): Column<Source, readonly string[]> => ({
      read,
      empty: [],
      store: (values, names) =>
        values.map((value) => {
          const at = names.indexOf(value)
          return at === -1 ? names.push(value) - 1 : at
        }),
      restore: (stored, names) => (stored as number[]).flatMap((at) => names[at] ?? []),
    }),

    /** A value that is kept as it is. */
    plain: <Value>(empty: Value, read: (source: Source) => Value): Column<Source, Value> => ({
      read,
      empty,
      store: (value) => value,
      restore: (stored) => stored as Value,
    }),
  }
}

const isEmpty = (value: unknown, empty: unknown) =>
  value === empty || (Array.isArray(value) && Array.isArray(empty) && value.length === 0)

/** Reads a record's part of the row. */
export function readRow<Source, Table extends Columns<Source>>(table: Table, source: Source): RowOf<Table> {
  const entries = Object.entries(table).map(([key, column]) => [key, column.read(source)])
  return Object.fromEntries(entries) as RowOf<Table>
}

/** The part of a row without known facts. */
export function emptyRow<Table extends Columns<never>>(table: Table): RowOf<Table> {
  return Object.fromEntries(Object.entries(table).map(([key, { empty }]) => [key, empty])) as RowOf<Table>
}

/** The columns of the rows, as they are sent. */
export function encodeColumns<Table extends Columns<never>>(
  table: Table,
  rows: readonly RowOf<Table>[],
): EncodedColumns {
  const encode = ([key, column]: [string, Column<never, unknown>]): [string, SparseColumn] => {
    const sparse: SparseColumn = [[], []]
    const names: string[] = []
    let last = -1
    rows.forEach((row, at) => {
      const value: unknown = row[key as keyof RowOf<Table>]
      if (isEmpty(value, column.empty)) return
      sparse[0].push(at - last)
      sparse[1].push(column.store(value, names))
      last = at
    })
    if (names.length > 0) sparse.push(names)
    return [key, sparse]
  }
  return Object.fromEntries(
    Object.entries(table)
      .map(encode)
      .filter(([, [gaps]]) => gaps.length > 0),
  )
}

/**
 * Reads the part of the row at a position from columns that `encodeColumns` made of `length` rows.
 * @param rest what the caller puts beside the columns. Each row begins as a copy with all keys: V8 keeps an object that gets
 * a dozen keys by computed names as a hash table, which takes six times the room, and every filter reads it slowly
 */
export function decodeColumns<Table extends Columns<never>, Rest extends object = object>(
  table: Table,
  encoded: EncodedColumns,
  length: number,
  rest?: Rest,
): (at: number) => RowOf<Table> & Rest {
  const columns = Object.entries(table).map(([key, column]): [string, unknown[]] => {
    const [gaps, values, names = []] = encoded[key] ?? [[], []]
    const dense = new Array<unknown>(length).fill(column.empty)
    let at = -1
    gaps.forEach((gap, index) => {
      at += gap
      dense[at] = column.restore(values[index], names)
    })
    return [key, dense]
  })
  const blank = { ...emptyRow(table), ...rest }
  return (at) => {
    const row: Record<string, unknown> = { ...blank }
    for (const [key, values] of columns) row[key] = values[at]
    return row as RowOf<Table> & Rest
  }
}
