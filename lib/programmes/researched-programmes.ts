import type { Level } from '../facts/vocabulary'
import type { ProgrammeRow, ProgrammesFile } from './schema'

/** The dataset of the subjects that researched records name. It has no file: the records are its file. */
export const RESEARCHED = 'researched'

/** Its key in `data/sources.json`. */
export const RESEARCHED_SOURCE = 'meridian-records'

type Researched = {
  id: string
  depth: 'full' | 'basic'
  /** Labels of the site's own list of programmes. */
  popularPrograms: readonly { label: string; levels: readonly Level[] }[]
}

/**
 * The programmes that researched records name, in the form of a file of `data/programmes`: a row a subject and level.
 * @param valueOf the value of a label, which is its code in the scheme "labels"
 */
export function researchedFile(
  records: readonly Researched[],
  valueOf: (label: string) => string | undefined,
): ProgrammesFile {
  const universities: Record<string, ProgrammeRow[]> = {}
  let read = 0
  for (const { id, depth, popularPrograms } of records) {
    const rows = popularPrograms.flatMap(({ label, levels }) => {
      const field = valueOf(label)
      return field ? levels.map((level) => ({ level, field })) : []
    })
    read += popularPrograms.reduce((sum, { levels }) => sum + levels.length, 0)
    if (depth === 'full' && rows.length > 0) universities[id] = rows
  }
  return {
    title: 'Our record of the university',
    source: RESEARCHED_SOURCE,
    year: '2026',
    readOn: '2026-11-26',
    note: 'From general knowledge of the university. The sources of each record are on its page.',
    grain: 'subject',
    scheme: 'labels',
    read,
    rejected: {},
    leftOut: {},
    universities,
  }
}
