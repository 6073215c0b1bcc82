import { fetchFile } from '../device/fetch-file'
import { loadChoice } from './load-choice'

jest.mock('../device/fetch-file')

const files: Record<string, unknown> = {
  '/catalogue/v1/university/alpha': { id: 'alpha', levels: { master: { fees: [], routes: [] } } },
  '/catalogue/v1/university/gone': null,
  '/catalogue/v1/programme/alpha/law': { id: 'alpha/law', months: 24, awards: [] },
}

beforeEach(() => {
  jest
    .mocked(fetchFile)
    .mockImplementation((address) =>
      Promise.resolve({ json: () => Promise.resolve(files[address]) } as Response),
    )
})

const level = 'master' as const

test('the files of a choice are joined at its level, and each is fetched once', async () => {
  await expect(loadChoice({ universityId: 'alpha', key: 'law', level })).resolves.toMatchObject({
    id: 'alpha',
    level,
    programme: { id: 'alpha/law' },
    years: { value: { min: 2, max: 2 } },
  })
  await expect(loadChoice({ universityId: 'alpha', key: '~law.master', level })).resolves.toMatchObject({
    programme: null,
  })
  const asked = jest.mocked(fetchFile).mock.calls.map(([address]) => address)
  expect(new Set(asked).size).toBe(asked.length)
})

test('a university that is gone is null', async () => {
  await expect(loadChoice({ universityId: 'gone', key: null, level })).resolves.toBeNull()
})
