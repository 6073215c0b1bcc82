import { findTwins, type Known, type Twin } from './duplicates'
import type { Candidate, Choice } from './merge'
import type { AddedEntry, Origin } from './schema'
import type { Checked } from './validate'

/** What was read and waits for the visitor's word; nothing of it is saved. */
export type Review = {
  from: Origin
  rows: readonly Checked[]
  unused: readonly string[]
  /** By position. */
  choices: Readonly<Record<number, Choice>>
}

export type Sorted = {
  fresh: Candidate[]
  doubles: (Candidate & { twin: Twin })[]
  refused: Checked[]
  noted: Checked[]
}

const isDouble = (candidate: Candidate): candidate is Candidate & { twin: Twin } => candidate.twin !== null

/** The rows of a review by what is to be done with them. A double is kept out unless the visitor chooses otherwise. */
export function sortReview(
  { rows, choices }: Review,
  entries: readonly AddedEntry[],
  catalogue: readonly Known[],
): Sorted {
  const good = rows.flatMap(({ at, line, record }) => (record ? [{ at, line, record }] : []))
  const added = entries.map(({ id, record }): Known => {
    const { name, countryCode, website } = record
    return { kind: 'added', id, name, countryCode, website }
  })
  const twins = findTwins(good, [...added, ...catalogue])
  const candidates = good.map((row, at): Candidate => {
    return { ...row, twin: twins[at] ?? null, choice: choices[row.at] ?? 'keep' }
  })
  return {
    fresh: candidates.filter(({ twin }) => twin === null),
    doubles: candidates.filter(isDouble),
    refused: rows.filter(({ record }) => record === null),
    noted: rows.filter(({ record, notes }) => record !== null && notes.length > 0),
  }
}

/** How many universities would be added or changed. Rows of the file about the same one count once. */
export function countToAdd({ fresh, doubles }: Sorted): number {
  const wanted = [...fresh, ...doubles.filter(({ choice }) => choice !== 'keep')]
  const rows = new Set(wanted.map(({ at }) => at))
  return wanted.filter(({ twin }) => twin?.kind !== 'file' || !rows.has(twin.at)).length
}
