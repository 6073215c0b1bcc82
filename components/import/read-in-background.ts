import type { ImportAnswer, ImportRequest } from '@/lib/import/import-worker'
import type { ImportResult, Reference } from '@/lib/import/read-import'
import { startWorker } from './start-worker'

type OnProgress = (done: number, total: number) => void

async function readOnMainThread(
  { input, reference }: ImportRequest,
  onProgress: OnProgress,
): Promise<ImportResult> {
  const { readImport } = await import('@/lib/import/read-import')
  return readImport(input, reference, onProgress)
}

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
  input: string | Uint8Array,
  reference: Reference,
  onProgress: OnProgress,
): Promise<ImportResult> {
  const request = { input, reference }
  let worker: Worker | null = null
  try {
    worker = startWorker()
    return await readInWorker(worker, request, onProgress)
  } catch {
    return await readOnMainThread(request, onProgress)
  } finally {
    worker?.terminate()
  }
}
