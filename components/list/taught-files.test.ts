import { waitFor } from '@testing-library/react'
import { fetchFile } from '@/lib/device/fetch-file'
import { taughtFiles } from './taught-files'

jest.mock('@/lib/device/fetch-file')
const fetched = jest.mocked(fetchFile)
const answer = (letters: string) => ({ text: () => Promise.resolve(letters) }) as Response
beforeEach(() => fetched.mockReset())

const positionOf = (id: string) => ({ first: 0, second: 1, third: 2 })[id]
const POSITIONED = ['first', 'second', 'third', 'own'].map((id) => ({ id }))

it('knows nothing until the file is here, asks for it once, and then has other tests', async () => {
  fetched.mockResolvedValue(answer('yn-'))
  const onLoaded = jest.fn()
  const testsOf = taughtFiles(onLoaded)
  const before = testsOf()
  const ask = () => POSITIONED.map(testsOf()(positionOf)('nursing', 'bachelor'))
  expect(ask()).toEqual([null, null, null, null])
  ask()
  await waitFor(() => expect(onLoaded).toHaveBeenCalledTimes(1))
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(testsOf()).not.toBe(before)
  expect(ask()).toEqual([true, false, null, null])
})

it('asks again for a file that did not come', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no connection'))
  const onLoaded = jest.fn()
  const testsOf = taughtFiles(onLoaded)
  const ask = () => POSITIONED.map(testsOf()(positionOf)('law', 'master'))
  ask()
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  fetched.mockResolvedValue(answer('nny'))
  await waitFor(() => {
    ask()
    expect(onLoaded).toHaveBeenCalled()
  })
  expect(ask()).toEqual([false, false, true, null])
})
