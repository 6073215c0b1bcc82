import type { z } from 'zod'
import type { Table } from '../import/dataset'
import type { Reject } from '../import/dataset'

/** A row of a publisher's file, by the publisher's own names of columns. */
export type PublisherRow = Readonly<Record<string, unknown>>

/** Where a publisher's file is, and what it must look like to be read at all. */
export type PublisherFile = {
  /** Its name in the cache, and in a folder given by `--from` where the publisher's own does not fit `named`. */
  name: string
  /** The publisher's own name of it, for one that is needed because it has the edition in it. */
  named?: RegExp
  url: string
  /** For an address that changes with each edition: what `url` serves is read for the address of the file itself. */
  find?: (page: string) => string | null
  /** Headers sent with each question to an interface, such as a key; no other host gets them. */
  secrets?: Readonly<Record<string, string>>
  /** What an interface is asked, as JSON, where it answers only to a question. */
  question?: object
  /** The address of the page of rows that follows one, in JSON; null after the last. All pages are one file. */
  next?: (page: unknown, url: string) => string | null
  format: 'csv' | 'json' | 'xlsx'
  /** Of a CSV that is not in UTF-8. */
  encoding?: 'windows-1250' | 'windows-1252'
  /** The file inside an archive that the publisher serves. */
  member?: RegExp
  /** A smaller file is cut short or is another one. */
  leastBytes: number
  /** A larger one is not read; in bytes. */
  mostBytes: number
  leastRows: number
  /** The rows of a JSON file, or of one page of it; without it, that is a list of them. */
  rowsOf?: (json: unknown) => unknown
  /** The columns that are read, and what stands in them. A file without one of them has another shape, but for optional ones. */
  columns: z.ZodObject
}

/** What the catalogue says today, for those recipes that match by what they wrote before. */
export type Standing = {
  /** A file of `data/`, parsed; null where there is none. */
  read: (path: string) => unknown
  /** The texts of the files in a folder of `data/`, by path. */
  texts: (folder: string) => Readonly<Record<string, string>>
  /** A table of ours in `tables`, by its name. */
  table: (name: string) => Table
  /** The numbers of universities at a publisher, as `tables/identifiers.tsv` has them: number to id. */
  identifiers: (scheme: string) => ReadonlyMap<string, string>
  ids: ReadonlySet<string>
  names: ReadonlyMap<string, string>
  /**
   * The universities of a country by each of their names, in small letters; a name that two have is left out. Names that
   * stand in registers alone are in `tables/identifiers.tsv`, as "name-cz".
   * @param country ISO 3166, two small letters
   */
  byName: (country: string) => ReadonlyMap<string, string>
}

export type About = {
  /** Today as an ISO date. */
  day: string
  /** The publisher's own name of each file and its day in ISO form, by our name; of one saved by hand that of saving. */
  files: Readonly<Record<string, { origin: string; modified: string | null }>>
}

export type Made = {
  /** The day or the year of the publisher's edition, in ISO form. */
  edition: string
  /** Files of `data/` by their path there; a text is written as it is. */
  files: Readonly<Record<string, object | string>>
  /** Entries of `data/sources.json` that name the new edition; null takes out the one that nothing cites any more. */
  sources?: Readonly<Record<string, object | null>>
  /** What was left out, and why; printed. */
  rejects: readonly string[]
}

/** The way from a publisher's own files to files of `data/`. */
export type Recipe = {
  name: string
  publisher: string
  licence: string
  /** The page that has the publisher's terms, to look at before a new edition is merged. */
  terms: string
  files: readonly PublisherFile[]
  /** True where the publisher gives its file to nobody but a person: it is read from a folder. */
  isByHand?: boolean
  /** The edition that stands, for a recipe that has not run yet: an older one is refused. */
  since: string
  /** Which changes are large: many of them ask for a person's word. Without it all are. */
  isLarge?: (was: unknown, is: unknown) => boolean
  /** @param rows of each file by its name */
  make: (rows: Readonly<Record<string, readonly PublisherRow[]>>, standing: Standing, about: About) => Made
}

/** Why a file is not taken over. Nothing was written. */
export class Refusal extends Error {}

/** The day of a file in ISO form. @throws Refusal where neither its publisher nor its name says one */
export function dayOf(file: string, day: string | null | undefined): string {
  if (!day)
    throw new Refusal(`${file} names no year: neither its publisher nor its name says of which day it is.`)
  return day
}

/** One row in so many may be in another unit. */
const FEW = 10

/**
 * Holds a file to the unit that its recipe reckons with.
 * @param stated the unit of each number, in the publisher's word
 * @throws Refusal where more than a few numbers are in another
 */
export function holdToUnit(file: string, unit: string, stated: readonly string[]): void {
  const others = stated.filter((each) => each !== unit)
  if (others.length * FEW > stated.length)
    throw new Refusal(
      `Units moved: ${others.length} of ${stated.length} rows of ${file} are in ${others[0]}, not in ${unit}.`,
    )
}

/** A name of an institution in small letters, so that one register's "Á l’Université" is another's "á  L'UNIVERSITÉ". */
export const plainName = (name: string) =>
  name.normalize('NFC').toLowerCase().replace(/[’‘`]/g, "'").replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim()

/** Why rows of an importer were left out, by the name of the university. */
export const rejectLines = (rejects: readonly Reject[], { names }: Standing) =>
  rejects.map(({ id, reason }) => `${names.get(id) ?? id}: ${reason}`)

/** What a text says in JSON; undefined where it is none, as after it was cut short. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
