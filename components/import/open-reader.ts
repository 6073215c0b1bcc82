import { makeReader, type ImportReader } from '@/lib/import/import-reader'
import type { ImportAnswer, ImportRequest } from '@/lib/import/import-worker'
import { startWorker } from './start-worker'

type OnProgress = Parameters<ImportReader['check']>[3]
export type OpenReader = ImportReader & { close: () => void }

function ask(worker: Worker, request: ImportRequest, onProgress: OnProgress): Promise<ImportAnswer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => {
      if ('done' in data) void onProgress(data.done, data.total)
      else if ('error' in data) reject(new Error(data.error))
      else resolve(data)
    }
    worker.onerror = () => reject(new Error('The worker could not run.'))
    worker.postMessage(request)
  })
}

/** Lets the page draw and answer before the next rows are checked. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * A reader in a worker, or on the page itself where the worker cannot run. Once it is closed, what it still does comes to
 * nothing.
 */
export function openReader(): OpenReader {
  let worker: Worker | null = null
  let isClosed = false
  const onPage = makeReader()
  const stop = () => {
    worker?.terminate()
    worker = null
  }
  return {
    close: () => {
      isClosed = true
      stop()
    },
    read: async (input, encoding) => {
      try {
        worker = startWorker()
        const answer = await ask(worker, { read: [input, encoding] }, () => {})
        if ('summary' in answer) return answer.summary
      } catch {
        stop()
      }
      return onPage.read(input, encoding)
    },
    check: async (matching, { countries }, from, onProgress) => {
      if (worker) {
        const answer = await ask(worker, { check: [matching, { countries }, from] }, onProgress)
        return 'rows' in answer ? answer.rows : []
      }
      return onPage.check(matching, { countries }, from, async (done, total) => {
        await pause()
        if (isClosed) throw new Error('The visitor cancelled it.')
        await onProgress(done, total)
      })
    },
  }
}
