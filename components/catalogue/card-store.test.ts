import { getCards, loadCards, subscribeToCards } from './card-store'

const { signal: always } = new AbortController()
const answer = (id: string) => ({ ok: true, json: () => Promise.resolve({ id }) }) as Response
const fetchOf = jest.fn((address: string) => Promise.resolve(answer(address.split('/').at(-1) ?? '')))

let now = 0
/** Long after what was wanted before. */
const later = () => (now += 1000)

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  later()
  fetchOf.mockClear()
  globalThis.fetch = fetchOf as unknown as typeof fetch
})

it('fetches what is not here yet, and publishes it together', async () => {
  const listener = jest.fn(() => [...getCards().keys()])
  const unsubscribe = subscribeToCards(listener)
  await loadCards('1', ['a', 'b'], always)
  expect(listener.mock.results.map(({ value }) => value as string[])).toEqual([['a', 'b']])
  later()
  await loadCards('1', ['a', 'b', 'c'], always)
  expect(fetchOf.mock.calls.flat()).toEqual(['a', 'b', 'c'].map((id) => `/catalogue/1/cards/${id}`))
  unsubscribe()
})

it('asks once for what two want at the same time', async () => {
  await Promise.all([loadCards('1', ['d'], always), loadCards('1', ['d'], always)])
  expect(fetchOf).toHaveBeenCalledTimes(1)
})

it('lets others have their turn before the first and after every few', async () => {
  const seen: number[] = []
  const others = setInterval(() => seen.push(fetchOf.mock.calls.length))
  await loadCards('1', [...'efghmnopq'], always)
  clearInterval(others)
  expect(seen).toEqual(expect.arrayContaining([3, 6]))
})

it('asks for no more once others are wanted', async () => {
  const wanted = new AbortController()
  fetchOf.mockImplementationOnce(() => {
    wanted.abort()
    return Promise.resolve(answer('r'))
  })
  await loadCards('1', ['r', 's', 't', 'u', 'v'], wanted.signal)
  expect(fetchOf).toHaveBeenCalledTimes(1)
  expect(getCards().has('r')).toBe(true)
})

it('lets results that come with each key settle before it asks for their cards', async () => {
  const wanted = new AbortController()
  const first = loadCards('1', ['w'], always)
  const second = loadCards('1', ['x'], wanted.signal)
  const third = loadCards('1', ['y'], always)
  wanted.abort()
  await first
  expect(fetchOf).toHaveBeenCalledTimes(1)
  await Promise.all([second, third])
  expect(fetchOf.mock.calls.flat()).toEqual(['/catalogue/1/cards/w', '/catalogue/1/cards/y'])
})

it('tells of a refusal whoever still wants the card, and asks again next time', async () => {
  fetchOf.mockResolvedValueOnce({ ok: false, status: 404 } as Response)
  const wanted = new AbortController()
  const given = loadCards('1', ['j'], wanted.signal)
  const still = loadCards('1', ['j'], always)
  wanted.abort()
  await expect(still).rejects.toThrow('The card of j answered 404.')
  await expect(given).resolves.toBeUndefined()
  await loadCards('1', ['j'], always)
  expect(getCards().has('j')).toBe(true)
})

it('leaves the cards as they are without a connection', async () => {
  fetchOf.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(loadCards('1', ['k'], always)).resolves.toBeUndefined()
  expect(getCards().has('k')).toBe(false)
})
