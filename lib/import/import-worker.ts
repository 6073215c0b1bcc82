import type { Encoding } from './encoding'
import { readImport, type ImportResult, type Reference } from './read-import'

export type ImportRequest = {
  input: string | Uint8Array
  reference: Reference
  encoding?: Encoding | null
}
export type ImportAnswer = { done: number; total: number } | { result: ImportResult }

self.onmessage = ({ data: { input, reference, encoding } }: MessageEvent<ImportRequest>) => {
  const send = (message: ImportAnswer) => self.postMessage(message)
  send({ result: readImport(input, reference, (done, total) => send({ done, total }), encoding) })
}
