import { TextEncoder } from 'node:util'
import { act, renderHook, waitFor } from '@testing-library/react'
import { aReference } from '@/tests/fixtures/added'
import { readWhole } from '@/tests/fixtures/read-whole'
import { startWorker } from './start-worker'
import { linesOf, useImport } from './use-import'

Object.assign(globalThis, { TextEncoder })
jest.mock('./start-worker', () => ({ startWorker: jest.fn() }))

test('reading can be cancelled: the worker ends, and another file can be read (issue 34)', async () => {
  const terminate = jest.fn()
  // A worker that never answers.
  jest.mocked(startWorker).mockReturnValue({ postMessage: () => {}, terminate } as unknown as Worker)
  const world = { reference: aReference(), rows: [], known: [] }
  const { result } = renderHook(() => useImport(world, undefined))
  act(() => void result.current.read('name,country\nAlpha,nl', 'file'))
  await waitFor(() => expect(result.current.reading?.isSlow).toBe(true))
  act(() => result.current.cancel())
  expect(terminate).toHaveBeenCalled()
  expect(result.current).toMatchObject({ reading: null, file: null, review: null, failure: null })
})

test('each record of a crawl is named by a line of its own (issue 34, C)', async () => {
  const records = ['Alpha', 'Beta'].map((name) => ({ name, country: 'nl', provenance: [] }))
  expect((await readWhole(linesOf(records))).rows.map(({ line }) => line)).toEqual([1, 2])
})
