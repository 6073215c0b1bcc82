import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Encoding } from '@/lib/import/encoding'
import type { ImportAnswer, ImportRequest } from '@/lib/import/import-worker'
import { tooLarge } from '@/lib/import/limits'
import type { ImportResult } from '@/lib/import/read-import'
import type { Review } from '@/lib/import/review'
import type { Origin } from '@/lib/import/schema'
import { startWorker } from './start-worker'
import type { World } from './world'

/** The progress bar appears when reading takes longer than this. */
const SLOW_AFTER_MS = 300

export type Reading = { isSlow: boolean; done: number; total: number }

/** Reads the visitor's file or text, or the records of the last crawl, and keeps the rows for review. */
export function useImport(world: World | null, initialRows: readonly Record<string, unknown>[] | undefined) {
  const [review, setReview] = useState<Review | null>(null)
  const [reading, setReading] = useState<Reading | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const last = useRef<[input: string | File, from: Origin] | null>(null)

  /** Shows other rows, or none. What was said of the rows before goes with them. */
  const show = (next: Review | null) => {
    setFailure(null)
    setReview(next)
  }

  const read = async (input: string | File, from: Origin, encoding: Encoding | null = null) => {
    if (!world) return
    show(null)
    last.current = [input, from]
    const reason = typeof input === 'string' ? null : tooLarge(input.size)
    if (reason) return setFailure(reason)
    setReading({ isSlow: false, done: 0, total: 0 })
    const slow = setTimeout(() => setReading((state) => state && { ...state, isSlow: true }), SLOW_AFTER_MS)
    try {
      const content = typeof input === 'string' ? input : new Uint8Array(await input.arrayBuffer())
      const result = await readInBackground(
        { input: content, reference: world.reference, encoding },
        (done, total) => setReading((state) => state && { ...state, done, total }),
      )
      if ('reason' in result) setFailure(result.reason)
      else setReview({ from, ...result, choices: {} })
    } catch {
      setFailure('The file could not be read. Choose it again; it may have been moved or changed.')
    }
    clearTimeout(slow)
    setReading(null)
  }

  const readInitial = useEffectEvent(() => {
    if (initialRows && initialRows.length > 0) void read(JSON.stringify(initialRows), 'crawl')
  })
  useEffect(() => {
    if (!world) return
    const start = setTimeout(readInitial)
    return () => clearTimeout(start)
  }, [world])

  /** Reads the last file again, as the visitor says that it is written. */
  const readAs = (encoding: Encoding) => {
    if (last.current) void read(...last.current, encoding)
  }

  return { review, show, reading, failure, read, readAs }
}

type OnProgress = (done: number, total: number) => void

function readInWorker(worker: Worker, request: ImportRequest, onProgress: OnProgress): Promise<ImportResult> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => {
      if ('result' in data) resolve(data.result)
      else onProgress(data.done, data.total)
    }
    worker.onerror = () => reject(new Error('The worker could not run.'))
    worker.postMessage(request)
  })
}

/** Reads and checks an import in a worker, or on the main thread where the worker cannot run. */
export async function readInBackground(
  request: ImportRequest,
  onProgress: OnProgress,
): Promise<ImportResult> {
  let worker: Worker | null = null
  try {
    worker = startWorker()
    return await readInWorker(worker, request, onProgress)
  } catch {
    const { readImport } = await import('@/lib/import/read-import')
    return readImport(request.input, request.reference, onProgress, request.encoding)
  } finally {
    worker?.terminate()
  }
}
