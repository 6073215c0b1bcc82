import type { ProgrammeRow, ProgrammesFile } from './schema'

/** The dataset of the subjects that researched records name. It has no file: the records are its file. */
export const RESEARCHED = 'researched'

/** Its key in `data/sources.json`. */
export const RESEARCHED_SOURCE = 'meridian-records'

type Researched = {
  id: string
  depth: 'full' | 'basic'
  /** Labels of the site's own list of programmes. */
  popularPrograms: readonly string[]
}

/**
 * The programmes that researched records name, in the form of a file of `data/programmes`. A record does not state
 * their level.
 * @param valueOf the value of a label, which is its code in the scheme "labels"
 */
export function researchedFile(
  records: readonly Researched[],
  valueOf: (label: string) => string | undefined,
): ProgrammesFile {
  const universities: Record<string, ProgrammeRow[]> = {}
  let read = 0
  for (const { id, depth, popularPrograms } of records) {
    const rows = popularPrograms.flatMap((label) => {
      const field = valueOf(label)
      return field ? [{ level: 'all' as const, field }] : []
    })
    read += popularPrograms.length
    if (depth === 'full' && rows.length > 0) universities[id] = rows
  }
  return {
    title: 'Our record of the university',
    source: RESEARCHED_SOURCE,
    year: '2026',
    readOn: '2026-11-21',
    note: 'The record names the subject but not the level. The sources of each record are on the university’s page.',
    grain: 'subject',
    scheme: 'labels',
    read,
    rejected: {},
    leftOut: {},
    universities,
  }
}
