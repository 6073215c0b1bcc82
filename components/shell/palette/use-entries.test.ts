import { act, renderHook, waitFor } from '@testing-library/react'
import { CATALOGUE } from '@/components/list/catalogue-source'
import { useEntries } from './use-entries'

jest.mock('@/components/list/catalogue-source', () => ({
  CATALOGUE: { load: jest.fn(), subscribe: () => () => {}, get: () => null },
  useCatalogue: () => null,
}))
jest.mock('@/lib/palette/files', () => ({ PALETTE: { address: 'palette', load: () => Promise.resolve({}) } }))
jest.mock('@/lib/scholarships/files', () => ({
  AWARD_INDEX: { address: 'awards', load: () => Promise.resolve({}) },
}))
jest.mock('@/lib/scholarships/compact-index', () => ({ decodeAwardIndex: () => [] }))
jest.mock('@/lib/palette/entries', () => ({ fileEntries: () => [], scholarshipEntries: () => [] }))

it.each([
  ['are there', () => Promise.resolve()],
  ['failed to load', () => Promise.reject(new Error('offline'))],
])('is complete only once the words that sentences are read with %s', async (_, end) => {
  let settle = () => {}
  const text = new Promise<void>((resolve) => (settle = resolve)).then(end)
  const load = (file: string) => (file === 'text' ? text : Promise.resolve())
  jest.mocked(CATALOGUE.load).mockImplementation(load as unknown as typeof CATALOGUE.load)
  const { result } = renderHook(useEntries)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(result.current.state).toBe('loading')
  settle()
  await waitFor(() => expect(result.current.state).toBe('complete'))
})
