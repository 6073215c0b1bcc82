import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { runInSteps } from '@/components/ui/run-in-steps'
import { checkContext } from '@/lib/import/check-context'
import { prepareTwins } from '@/lib/import/duplicates'
import type { Encoding } from '@/lib/import/encoding'
import { isAboutRow } from '@/lib/import/fields'
import type { FileSummary } from '@/lib/import/import-reader'
import { tooLarge } from '@/lib/import/limits'
import { guessMatching, keepMatches, type Matching } from '@/lib/import/match-columns'
import type { Review } from '@/lib/import/review'
import type { Origin } from '@/lib/import/schema'
import type { Checked } from '@/lib/import/validate'
import { openReader, type OpenReader } from './open-reader'
import { WORLD, type World } from './world'

/** The progress bar appears when reading takes longer than this. */
const SLOW_AFTER_MS = 300
const LOST = 'The file could not be read. Choose it again; it may have been moved or changed.'

export type ReadingProgress = { isSlow: boolean; done: number; total: number }

/** A file that was read, and how its columns are matched. `part`: the position of the first row under review. */
export type ReadFile = {
  summary: FileSummary
  matching: Matching
  isMatching: boolean
  part: number
  from: Origin
}

/** The columns that no field takes, apart from those that we work out ourselves. */
const unusedOf = ({ summary, matching }: ReadFile) =>
  summary.columns.flatMap(({ name, samples }, at) =>
    matching.columns[at]?.field || samples.length === 0 || isAboutRow(name) ? [] : name,
  )

/** Records as JSON with one on each line, so that each is named by a line of its own. */
export const linesOf = (records: readonly object[]) =>
  `[${records.map((record) => JSON.stringify(record)).join(',\n')}]`

/** Reads the visitor's file or text, or the records of the last crawl, and keeps the rows for review. */
export function useImport(world: World | null, initialRows: readonly Record<string, unknown>[] | undefined) {
  const [review, setReview] = useState<Review | null>(null)
  const [file, setFile] = useState<ReadFile | null>(null)
  const [reading, setReading] = useState<ReadingProgress | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const last = useRef<[input: string | File, from: Origin] | null>(null)
  const reader = useRef<OpenReader | null>(null)

  /** Shows other rows, or none. What was said of the rows before goes with them. */
  const show = (next: Review | null) => {
    setFailure(null)
    setReview(next)
  }
  const cancel = () => {
    reader.current?.close()
    reader.current = null
    setReading(null)
    setFile(null)
  }
  /** Runs a step with its progress shown. A step whose reader was closed meanwhile changes nothing. */
  const run = async (step: (own: OpenReader) => Promise<void>) => {
    const own = reader.current
    if (!own) return
    setReading({ isSlow: false, done: 0, total: 0 })
    const slow = setTimeout(() => setReading((state) => state && { ...state, isSlow: true }), SLOW_AFTER_MS)
    try {
      await step(own)
    } catch {
      if (reader.current === own) setFailure(LOST)
    }
    clearTimeout(slow)
    if (reader.current === own) setReading(null)
  }
  const checkWith = async (own: OpenReader, next: ReadFile, { reference, known }: World) => {
    const rows = await own.check(next.matching, reference, next.part, (done, total) =>
      setReading((state) => state && { ...state, done, total }),
    )
    const records = rows.flatMap(({ record }) => record ?? [])
    await runInSteps(prepareTwins(records, known))
    if (reader.current !== own) return
    setFile({ ...next, isMatching: false })
    setReview({ from: next.from, rows, unused: unusedOf(next), encoding: next.summary.encoding, choices: {} })
  }
  const read = async (input: string | File, from: Origin, encoding: Encoding | null = null) => {
    show(null)
    cancel()
    last.current = [input, from]
    const reason = typeof input === 'string' ? null : tooLarge(input.size)
    if (reason) return setFailure(reason)
    reader.current = openReader()
    await run(async (own) => {
      const content = typeof input === 'string' ? input : new Uint8Array(await input.arrayBuffer())
      const summary = await own.read(content, encoding)
      if (reader.current !== own) return
      if ('reason' in summary) return setFailure(summary.reason)
      // A list may be chosen before the catalogue is there; that it cannot be had is said beside the form.
      const known = world ?? (await WORLD.load().catch(() => null))
      if (!known || reader.current !== own) return
      const { matching, isSure } = guessMatching(summary.columns, checkContext(known.reference))
      const next = { summary, matching, isMatching: !isSure, part: 0, from }
      setFile(next)
      if (isSure) await checkWith(own, next, known)
    })
  }
  /** Shows a row that the visitor typed. */
  const preview = async (checked: Checked) => {
    cancel()
    if (world && checked.record) await runInSteps(prepareTwins([checked.record], world.known))
    show({ from: 'form', rows: [checked], unused: [], encoding: null, choices: {} })
  }
  /** Reads the part of the file that begins at a row, as its columns are matched. */
  const check = async (part: number) => {
    if (!file || !world) return
    show(null)
    keepMatches(file.summary.columns, file.matching, checkContext(world.reference))
    await run((own) => checkWith(own, { ...file, part }, world))
  }
  const readInitial = useEffectEvent(() => {
    if (initialRows && initialRows.length > 0) void read(linesOf(initialRows), 'crawl')
  })
  useEffect(() => {
    if (!world) return
    const start = setTimeout(readInitial)
    return () => clearTimeout(start)
  }, [world])
  useEffect(() => () => reader.current?.close(), [])
  /** Reads the last file again, as the visitor says that it is written. */
  const readAs = (encoding: Encoding) => {
    if (last.current) void read(...last.current, encoding)
  }
  return { review, show, preview, file, setFile, reading, failure, read, check, cancel, readAs }
}
