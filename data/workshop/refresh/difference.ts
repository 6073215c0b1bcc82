/** What one row of a file says, as leaves: "fee sum" to 28,900, with the year of the edition that says it. */
type Leaves = { label: string; values: Map<string, unknown>; years: Map<string, unknown> }

/** `unit`: what a sum is in, and of which year, where its row says so. */
export type Change = { row: string; what: string; was: unknown; is: unknown; unit?: string }

export type Difference = {
  /** Rows of the standing file. */
  rows: number
  changed: number
  /** Those of the changed rows whose change is a large one. */
  large: number
  gone: readonly string[]
  added: readonly string[]
  changes: readonly Change[]
  /** How many numbers of each kind stayed as they were. */
  kept: ReadonlyMap<string, number>
}

/** What tells the elements of a list apart, so that another order is no change. */
const KEYS = [
  'id',
  'code',
  'level',
  'title',
  'titleEn',
  'field',
  'measure',
  'subject',
  'status',
  'what',
  'whose',
  'award',
]
/** Facts about the edition and the reading of it, which change with each run. */
const OF_EDITION = new Set([
  'date',
  'source',
  'year',
  'readOn',
  'note',
  'read',
  'rejected',
  'leftOut',
  'title',
])
/** The parts of a file that hold its rows. */
const ROWS = new Set(['universities', 'rates', 'countries'])

/** Compares two versions of a file of `data/`, row by row. @param isLarge which change of a row is a large one */
export function differenceOf(
  was: unknown,
  is: unknown,
  names: ReadonlyMap<string, string> = new Map(),
  isLarge: (was: unknown, is: unknown) => boolean = () => true,
): Difference {
  const [before, after] = [rowsOf(was, names), rowsOf(is, names)]
  const gone = [...before.keys()].filter((row) => !after.has(row))
  const added = [...after.keys()].filter((row) => !before.has(row))
  const changes: Change[] = []
  const kept = new Map<string, number>()
  const changed = new Set<string>()
  const large = new Set<string>()
  for (const [row, leaves] of after) {
    const old = before.get(row)
    if (!old) continue
    for (const what of new Set([...old.values.keys(), ...leaves.values.keys()])) {
      const change = {
        row: leaves.label,
        what,
        was: old.values.get(what) ?? null,
        is: leaves.values.get(what) ?? null,
        unit: unitOf(what, leaves),
      }
      if (change.was === change.is) {
        if (typeof change.is === 'number') kept.set(what, (kept.get(what) ?? 0) + 1)
        continue
      }
      changes.push(change)
      changed.add(row)
      if (isLarge(change.was, change.is)) large.add(row)
    }
  }
  return { rows: before.size, changed: changed.size, large: large.size, gone, added, changes, kept }
}

/** "GBP, 2027/28" of a number whose neighbours in the row, or its edition, say it; empty for all others. */
function unitOf(what: string, { values, years }: Leaves): string {
  const beside = (names: readonly string[]) =>
    names.map((name) => values.get(what.replace(/ ?[^ ]+$/, ` ${name}`))).find((value) => value !== undefined)
  const unit = beside(['currency', 'unit'])
  if (unit === undefined || typeof values.get(what) !== 'number') return ''
  return [unit, beside(['asOf', 'year']) ?? years.get(what)].filter((part) => part !== undefined).join(', ')
}

/** The differences of several files as one. */
export function sumOf(differences: readonly Difference[]): Difference {
  return {
    rows: differences.reduce((sum, { rows }) => sum + rows, 0),
    changed: differences.reduce((sum, { changed }) => sum + changed, 0),
    large: differences.reduce((sum, { large }) => sum + large, 0),
    gone: differences.flatMap(({ gone }) => gone),
    added: differences.flatMap(({ added }) => added),
    changes: differences.flatMap(({ changes }) => changes),
    kept: differences.reduce((all, { kept }) => {
      for (const [what, count] of kept) all.set(what, (all.get(what) ?? 0) + count)
      return all
    }, new Map<string, number>()),
  }
}

/** A change as a line: "University of Leeds, MSc Nursing: fee sum 27,750 → 28,900 GBP, 2027/28". */
export function formatChange({ row, what, was, is, unit }: Change): string {
  const change = what.endsWith('Year')
    ? `${was ?? 'not known'} → ${is ?? 'not known'}`
    : `${shown(was)} → ${shown(is)}`
  return `${row}: ${what} ${change}${unit ? ` ${unit}` : ''}`
}

const shown = (value: unknown) =>
  value === null
    ? 'not known'
    : typeof value === 'number'
      ? value.toLocaleString('en-GB', { maximumFractionDigits: 6 })
      : String(value)

function rowsOf(file: unknown, names: ReadonlyMap<string, string>): Map<string, Leaves> {
  const rows = new Map<string, Leaves>()
  const labels = new Map<string, string>()
  /** Of the edition whose rows are walked. */
  let year: unknown
  const add = (row: string, path: string, value: unknown) => {
    const leaves = rows.get(row) ?? { label: labels.get(row) ?? row, values: new Map(), years: new Map() }
    leaves.values.set(path, value)
    leaves.years.set(path, year)
    rows.set(row, leaves)
  }
  const walkLeaves = (row: string, path: string, value: unknown): void => {
    if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
      add(row, path, value.join(' to '))
    else if (Array.isArray(value))
      for (const [name, each] of named(value)) walkLeaves(row, `${path} (${name})`, each)
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) {
        // The days on which a record's sources were read are no facts.
        if (key !== 'sources') walkLeaves(row, path ? `${path} ${key}` : key, each)
      }
    else add(row, path, value)
  }
  const walk = (value: unknown, key: string, stated?: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    // The records of a country are a list.
    if (Array.isArray(value) && key === '')
      return void value.forEach((record) => walkLeaves(names.get(record.id) ?? record.id, '', record))
    if (Array.isArray(value)) return void value.forEach((each) => walk(each, key, stated))
    if (!ROWS.has(key)) {
      const own = 'year' in value ? value.year : stated
      for (const [name, each] of Object.entries(value)) if (!OF_EDITION.has(name)) walk(each, name, own)
      return
    }
    year = stated
    for (const [id, each] of Object.entries(value)) {
      const name = names.get(id) ?? id
      // A list of programmes has a row each; a statement of a university is one row.
      if (Array.isArray(each))
        for (const [own, row] of named(each)) {
          const key = `${name}, ${own}`
          labels.set(key, `${name}, ${titleOf(row) ?? own}`)
          walkLeaves(key, '', row)
        }
      else walkLeaves(name, key === 'rates' ? 'rate' : '', each)
    }
  }
  walk(file, '')
  return rows
}

function titleOf(row: unknown): unknown {
  const { title, titleEn } = (row ?? {}) as Record<string, unknown>
  return titleEn ?? title
}

/** The elements of a list with the words that tell them apart; a number where two have the same. */
function named(list: readonly unknown[]): [string, unknown][] {
  const seen = new Map<string, number>()
  return list.map((each) => {
    const record = (each ?? {}) as Record<string, unknown>
    // A code tells a row apart for good; its words may change.
    const keys = record.code ? ['code', 'level'] : KEYS
    const words = keys.flatMap((key) => record[key] ?? []).join(', ')
    const count = (seen.get(words) ?? 0) + 1
    seen.set(words, count)
    return [count === 1 ? words : `${words} ${count}`, each]
  })
}
