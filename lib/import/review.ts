import { oncePerObject } from '../once-per-object'
import type { Encoding } from './encoding'
import { findTwins, type KnownUniversity, type Twin } from './duplicates'
import type { Candidate, MergeChoice } from './merge'
import type { AddedEntry, Origin } from './schema'
import type { Checked } from './validate'

/** The rows that were read, for the visitor to look through. None of them is saved yet. */
export type Review = {
  from: Origin
  rows: readonly Checked[]
  unused: readonly string[]
  /** The encoding with which the file was read, if the file doesn't name one. */
  encoding: Encoding | null
  /** The action for each row that repeats a known university, by the row's position. */
  choices: Readonly<Record<number, MergeChoice>>
}

/** A row that repeats a known university or an earlier row. */
export type Double = Candidate & { twin: Twin }

export type Sorted = {
  fresh: Candidate[]
  doubles: Double[]
  refused: Checked[]
  /** The refused rows, and those that lack values which can't be used. */
  faulty: Checked[]
  noted: Checked[]
}

const asKnown = oncePerObject(({ id, record }: AddedEntry): KnownUniversity => {
  const { name, localName, aliases, countryCode, website, campusLife } = record
  const otherNames = localName === null ? aliases : [localName, ...aliases]
  return { kind: 'added', id, name, otherNames, countryCode, website, city: campusLife.location }
})

/**
 * Sorts the rows of a review into new ones, doubles, refused ones and those with notes. A double is not added unless the
 * visitor chooses so.
 */
export function sortReview(
  { rows, choices }: Review,
  entries: readonly AddedEntry[],
  catalogue: readonly KnownUniversity[],
): Sorted {
  const good = rows.flatMap(({ at, line, record, provenance, further }) =>
    record ? [{ at, line, record, ...(provenance && { provenance }), ...(further && { further }) }] : [],
  )
  const twins = findTwins(good, catalogue, entries.map(asKnown))
  const candidates = good.map((row, at): Candidate => {
    return { ...row, twin: twins[at] ?? null, choice: choices[row.at] ?? 'keep' }
  })
  return {
    fresh: candidates.filter(({ twin }) => twin === null),
    doubles: candidates.filter((candidate): candidate is Double => candidate.twin !== null),
    refused: rows.filter(({ record }) => record === null),
    faulty: rows.filter(({ problems }) => problems.length > 0),
    noted: rows.filter(({ record, notes }) => record !== null && notes.length > 0),
  }
}

/** The number of universities that would be added or changed. Several rows about one university count once. */
export function countToAdd({ fresh, doubles }: Sorted): number {
  const wanted = [...fresh, ...doubles.filter(({ choice }) => choice !== 'keep')]
  const rows = new Set(wanted.map(({ at }) => at))
  return wanted.filter(({ twin }) => twin?.kind !== 'file' || !rows.has(twin.at)).length
}
