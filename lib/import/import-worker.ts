import { makeReader, type FileSummary, type ImportReader } from './import-reader'
import type { Checked } from './validate'

type CheckParameters = Parameters<ImportReader['check']>
export type ImportRequest =
  | { read: Parameters<ImportReader['read']> }
  | { check: [CheckParameters[0], CheckParameters[1], CheckParameters[2]] }
export type ImportAnswer =
  | { done: number; total: number }
  | { summary: FileSummary | { reason: string } }
  | { rows: Checked[] }
  | { error: string }

const reader = makeReader()
const send = (answer: ImportAnswer) => self.postMessage(answer)

async function answer(request: ImportRequest): Promise<ImportAnswer> {
  if ('read' in request) return { summary: await reader.read(...request.read) }
  return { rows: await reader.check(...request.check, (done, total) => send({ done, total })) }
}

self.onmessage = ({ data }: MessageEvent<ImportRequest>) => {
  answer(data).then(send, (error: unknown) => send({ error: String(error) }))
}
