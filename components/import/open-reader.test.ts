import { TextEncoder } from 'node:util'
import type { ImportAnswer, ImportRequest } from '@/lib/import/import-worker'
import { NOTHING_SAID } from '@/lib/import/read-field'
import { aReference } from '@/tests/fixtures/added'
import { openReader } from './open-reader'
import { startWorker } from './start-worker'

jest.mock('./start-worker', () => ({ startWorker: jest.fn() }))

type Act = (worker: FakeWorker, request: ImportRequest) => void

class FakeWorker {
  onmessage: ((event: { data: ImportAnswer }) => void) | null = null
  onerror: (() => void) | null = null
  terminate = jest.fn()
  constructor(private readonly act: Act) {}
  postMessage(request: ImportRequest) {
    this.act(this, request)
  }
}

function useWorker(act: Act): FakeWorker {
  const worker = new FakeWorker(act)
  jest.mocked(startWorker).mockReturnValue(worker as unknown as Worker)
  return worker
}

const SUMMARY = { columns: [], hasHeading: true, total: 100, encoding: null, sheet: null }
const MATCHING = {
  columns: [
    { field: 'name', currency: null },
    { field: 'country', currency: null },
  ],
  all: NOTHING_SAID,
} as const

beforeEach(() => Object.assign(globalThis, { TextEncoder }))

test('hands on what the worker reports, and ends it when it is closed', async () => {
  const worker = useWorker(({ onmessage }, request) => {
    if ('read' in request) return onmessage?.({ data: { summary: SUMMARY } })
    onmessage?.({ data: { done: 50, total: 100 } })
    onmessage?.({ data: { rows: [] } })
  })
  const reader = openReader()
  await expect(reader.read('text', null)).resolves.toEqual(SUMMARY)
  const onProgress = jest.fn()
  await expect(reader.check(MATCHING, aReference(), 0, onProgress)).resolves.toEqual([])
  expect(onProgress).toHaveBeenCalledWith(50, 100)
  reader.close()
  expect(worker.terminate).toHaveBeenCalled()
})

test('reads on the page itself when the worker fails, until it is closed', async () => {
  const worker = useWorker(({ onerror }) => onerror?.())
  const reader = openReader()
  await expect(reader.read('name,country\nAlpha,nl', null)).resolves.toMatchObject({ total: 1 })
  expect(worker.terminate).toHaveBeenCalled()
  const check = () => reader.check(MATCHING, aReference(), 0, () => {})
  await expect(check()).resolves.toMatchObject([{ record: { name: 'Alpha' } }])
  reader.close()
  await expect(check()).rejects.toThrow('cancelled')
})
