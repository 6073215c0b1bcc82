import { startFirecrawlStandIn, type FirecrawlStandIn } from '../../../tests/fixtures/firecrawl-server'
import { checkKey } from './key-check'

let standIn: FirecrawlStandIn
beforeAll(async () => {
  standIn = await startFirecrawlStandIn()
})
afterAll(() => standIn.stop())

const check = (apiKey: string, signal?: AbortSignal) => checkKey({ apiUrl: standIn.url, apiKey }, signal)

it('finds a key valid when a crawl of one page succeeds', async () => {
  expect(await check('fc-0123456789abcdef0123456789abcdef+ms=0')).toEqual({ isValid: true })
  expect(standIn.requests[0]?.body).toMatchObject({
    url: expect.stringMatching(/^https:\/\/example\.com/),
    limit: 1,
  })
})

it('waits for the crawl', async () => {
  expect(await check('fc-check+ms=300')).toEqual({ isValid: true })
})

it.each([400, 401, 402, 403, 404, 409])(
  'finds a key invalid when the service refuses with %i',
  async (status) => {
    expect(await check(`fc-answer=${status}+check`)).toMatchObject({ isValid: false, status })
  },
)

it('finds a key invalid that the service does not know', async () => {
  expect(await check('nonsense')).toEqual({
    isValid: false,
    status: 401,
    message: 'Unauthorized: Invalid token',
  })
})

it('finds a key invalid when the test crawl fails', async () => {
  expect(await check('fc-ends=failed+ms=0+check')).toMatchObject({ isValid: false })
  expect(await check('fc-answer=refused+check')).toMatchObject({
    isValid: false,
    message: 'The service refused',
  })
})

it.each(['408', '429', '500', 'close'])(
  'does not judge a key when the service answers %s',
  async (answer) => {
    await expect(check(`fc-answer=${answer}+on=start+check`)).rejects.toMatchObject({ name: 'ServiceError' })
  },
)

it('gives up when the visitor leaves', async () => {
  const gone = new AbortController()
  const checking = check('fc-check+ms=60000', gone.signal)
  setTimeout(() => gone.abort(), 50)
  await expect(checking).rejects.toMatchObject({ status: 408 })
})
