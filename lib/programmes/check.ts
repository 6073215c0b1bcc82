import type { Problem } from '../universities/record/check-duplicates'
import { ProgrammesFileSchema, type ProgrammesFile } from './schema'

/**
 * Fewer countries or universities of which a source names a programme, or fewer subjects that only general knowledge names,
 * fail `npm run check:data`.
 */
export const FLOORS = { countries: 50, universities: 1500, known: 40_000 } as const

/** The ids and keys that files of `data/programmes` may name. */
export type KnownKeys = {
  universities: ReadonlySet<string>
  sources: ReadonlySet<string>
  subjects: ReadonlySet<string>
  /** Currencies that have an exchange rate. */
  currencies: ReadonlySet<string>
  /** Whether a scheme of `lib/subjects` has the code. */
  hasCode: (scheme: NonNullable<ProgrammesFile['scheme']>, code: string) => boolean
}

/** Holds every rule against the files. @param files the name of each without `.json`, and what it holds */
export function checkProgrammes(
  files: readonly { name: string; content: unknown }[],
  known: KnownKeys,
): Problem[] {
  return files.flatMap(({ name, content }) => {
    const parsed = ProgrammesFileSchema.safeParse(content)
    const where = `programmes › ${name}`
    if (parsed.success) return checkFile(parsed.data, known).map((message) => ({ where, message }))
    return parsed.error.issues.map((issue) => ({
      where: [where, ...issue.path.map(String)].join(' › '),
      message: issue.message,
    }))
  })
}

function checkFile(file: ProgrammesFile, known: KnownKeys): string[] {
  const rows = Object.values(file.universities).flat()
  const rejected = Object.values(file.rejected).reduce((sum, count) => sum + count, 0)
  const strangers = Object.keys(file.universities).filter((id) => !known.universities.has(id))
  const messages: (string | false)[] = [
    !known.sources.has(file.source) && `has the unknown source "${file.source}"`,
    rows.length + rejected !== file.read &&
      `keeps ${rows.length} rows and rejects ${rejected}, but ${file.read} were read`,
    strangers.length > 0 &&
      `names universities that the catalogue lacks: ${strangers.slice(0, 5).join(', ')}`,
    ...unknownOnes(rows, file.scheme, known),
    ...repeatedCodes(file.universities),
  ]
  return messages.filter((message) => message !== false)
}

/** Codes, subjects and currencies that lead to nothing. */
function unknownOnes(
  rows: ProgrammesFile['universities'][string],
  scheme: ProgrammesFile['scheme'],
  known: KnownKeys,
) {
  const none = (what: string, values: Iterable<string>) =>
    [...values].map((value) => `has ${what} "${value}", which leads to nothing`)
  const fields = new Set(rows.flatMap(({ field }) => field ?? []))
  const subjects = new Set(rows.flatMap(({ subject, also = [] }) => [subject ?? [], also].flat()))
  const currencies = new Set(rows.flatMap(({ fee }) => fee?.currency ?? []))
  return [
    ...none(
      'the code',
      [...fields].filter((field) => !scheme || !known.hasCode(scheme, field)),
    ),
    ...none(
      'the subject',
      [...subjects].filter((subject) => !known.subjects.has(subject)),
    ),
    ...none(
      'the currency',
      [...currencies].filter((currency) => !known.currencies.has(currency)),
    ),
  ]
}

function repeatedCodes(universities: ProgrammesFile['universities']): string[] {
  return Object.entries(universities).flatMap(([id, rows]) => {
    const codes = rows.flatMap(({ code }) => code ?? [])
    return new Set(codes).size === codes.length ? [] : [`has a code twice at ${id}`]
  })
}
