import { getPublished } from '@/lib/open-data/published'
import { GET } from './route'

jest.mock('@/lib/open-data/published')

const ask = (version: string, file: string) =>
  GET(new Request('http://localhost:3000/'), { params: Promise.resolve({ version, file }) })

beforeEach(() =>
  jest
    .mocked(getPublished)
    .mockReturnValue({ version: 'abcdef012345', files: [{ name: 'fees.csv', bytes: 1 }] }),
)

it('leads from “latest” to the newest version', async () => {
  const { status, headers } = await ask('latest', 'fees.csv')
  expect([status, headers.get('Location')]).toEqual([307, '/data/v1/abcdef012345/fees.csv'])
})

it('says that an earlier version is gone, and where the newest is', async () => {
  const answer = await ask('0123456789ab', 'fees.csv')
  expect([answer.status, answer.headers.get('Link')]).toEqual([
    410,
    '</data/v1/abcdef012345/fees.csv>; rel="latest-version"',
  ])
  expect(await answer.json()).toMatchObject({ latest: '/data/v1/abcdef012345/fees.csv' })
})

it.each([
  ['latest', 'no-such-file'],
  ['0123456789ab', 'no-such-file'],
  ['newest', 'fees.csv'],
])('has nothing at %s/%s', async (version, file) => {
  expect((await ask(version, file)).status).toBe(404)
})
