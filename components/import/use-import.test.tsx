import { TextEncoder } from 'node:util'
import type { ImportAnswer, ImportRequest } from '@/lib/import/import-worker'
import { aReference } from '@/tests/fixtures/added'
import { startWorker } from './start-worker'
import { readInBackground } from './use-import'

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

describe('readInBackground', () => {
  beforeEach(() => Object.assign(globalThis, { TextEncoder }))

  it('hands on what the worker reports, and ends it', async () => {
    const result = { rows: [], unused: ['from the worker'], encoding: null }
    const worker = useWorker(({ onmessage }) => {
      onmessage?.({ data: { done: 50, total: 100 } })
      onmessage?.({ data: { result } })
    })
    const onProgress = jest.fn()
    await expect(readInBackground({ input: 'text', reference: aReference() }, onProgress)).resolves.toEqual(
      result,
    )
    expect(onProgress).toHaveBeenCalledWith(50, 100)
    expect(worker.terminate).toHaveBeenCalled()
  })

  it('reads on the page itself when the worker fails', async () => {
    const worker = useWorker(({ onerror }) => onerror?.())
    await expect(
      readInBackground({ input: 'name,country\nAlpha,nl', reference: aReference() }, () => {}),
    ).resolves.toMatchObject({
      rows: [{ record: { name: 'Alpha' } }],
    })
    expect(worker.terminate).toHaveBeenCalled()
  })
})
