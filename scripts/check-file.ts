import { isObject } from '../lib/text/is-object'
import type { Problem } from '../lib/universities/record/check-duplicates'

/** The keys under which files say when something was read, written or published: a day, or only its month. */
const PAST: readonly string[] = [
  ...['checkedOn', 'readOn', 'publishedOn', 'on'],
  ...['date', 'month', 'editorialMonth'],
]

const isAhead = (key: string, value: unknown, today: string): value is string =>
  PAST.includes(key) &&
  typeof value === 'string' &&
  /^\d{4}-\d\d(-\d\d)?$/.test(value) &&
  value > today.slice(0, value.length)

/**
 * What no schema of one record sees, wherever it stands in a file: two entries of a list with one id, and days of reading
 * that are yet to come.
 * @param where the names that lead to the value, the first that of its file
 * @param today as an ISO date
 */
export function checkFile(value: unknown, where: readonly string[], today: string): Problem[] {
  if (Array.isArray(value)) {
    const ids = new Set<string>()
    return value.flatMap((each: unknown, at) => {
      const id = isObject(each) && typeof each.id === 'string' ? each.id : null
      const place = [...where, id ?? String(at)]
      const isTwice = id !== null && ids.has(id)
      if (id !== null) ids.add(id)
      return [
        ...(isTwice ? [{ where: place.join(' › '), message: 'stands there twice' }] : []),
        ...checkFile(each, place, today),
      ]
    })
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, each]) => [
    ...(isAhead(key, each, today)
      ? [{ where: [...where, key].join(' › '), message: `is ${each}, which is yet to come` }]
      : []),
    ...checkFile(each, [...where, key], today),
  ])
}
