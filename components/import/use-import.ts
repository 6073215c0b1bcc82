import { useEffect, useEffectEvent, useState } from 'react'
import { tooLarge } from '@/lib/import/limits'
import type { Review } from '@/lib/import/review'
import type { Origin } from '@/lib/import/schema'
import { readInBackground } from './read-in-background'
import type { World } from './world'

/** The progress bar appears when reading takes longer than this. */
const SLOW_AFTER_MS = 300

export type Reading = { isSlow: boolean; done: number; total: number }

/** Reads the visitor's file or text, or the records of the last crawl, and keeps the rows for review. */
export function useImport(world: World | null, initialRows: readonly Record<string, unknown>[] | undefined) {
  const [review, setReview] = useState<Review | null>(null)
  const [reading, setReading] = useState<Reading | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const read = async (input: string | File, from: Origin) => {
    if (!world) return
    setFailure(null)
    const reason = typeof input === 'string' ? null : tooLarge(input.size)
    if (reason) return setFailure(reason)
    setReading({ isSlow: false, done: 0, total: 0 })
    const slow = setTimeout(() => setReading((state) => state && { ...state, isSlow: true }), SLOW_AFTER_MS)
    try {
      const content = typeof input === 'string' ? input : new Uint8Array(await input.arrayBuffer())
      const result = await readInBackground(content, world.reference, (done, total) =>
        setReading((state) => state && { ...state, done, total }),
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

  return { review, setReview, reading, failure, read }
}
