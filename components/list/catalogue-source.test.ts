import { TextDecoder, TextEncoder } from 'node:util'
import { waitFor } from '@testing-library/react'
import { aCard } from '@/tests/fixtures/a-card'
import { aRow } from '@/tests/fixtures/a-row'
import { encodeSearchWords } from '@/lib/search-words/file'
import { encodeCards, writeCardFile } from '@/lib/universities/card-file'
import { encodeIndex, encodeText } from '@/lib/universities/compact-index'
import type { Added } from './catalogue-source'

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder })

const added = {
  has: false,
  watch: jest.fn<Promise<void>, [(added: Added) => void]>(() => Promise.resolve()),
}
jest.mock('@/lib/import/added-key', () => ({
  ...jest.requireActual<object>('@/lib/import/added-key'),
  hasAdded: () => added.has,
}))
jest.mock('./added-rows', () => ({
  watchAdded: (...given: Parameters<typeof added.watch>) => added.watch(...given),
}))

const ROWS = [
  aRow({ name: 'Alpha', students: 900 }),
  aRow({ name: 'Beta', countryCode: 'de', country: 'Germany', countryOrder: 1 }),
]
const CARDS = [
  aCard({
    id: 'alpha',
    name: 'Alpha',
    students: '900',
    established: '1901',
    website: 'https://alpha.example',
  }),
  aCard({ id: 'beta', name: 'Beta', countryCode: 'de', country: 'Germany', established: '1850' }),
]
const index = encodeIndex(ROWS, (code) => (code === 'de' ? ['Deutschland', 'BRD'] : []))
const FILES: Record<string, unknown> = {
  'index.json': index,
  'text.txt': encodeText([
    { names: 'first', about: 'letters' },
    { names: '', about: '' },
  ]),
  'cards.json': writeCardFile(encodeCards(CARDS, ROWS)),
  'search-words.txt': encodeSearchWords({
    rates: { EUR: 0.9 },
    modifiers: ['criminal'],
    subjects: [['law', 'Law', 'llb,legal studies']],
  }),
  'country-words.json': { de: 'German,Deutschland', fr: 'French' },
  'subjects.json': { broad: [], subjects: [] },
  'search-phrases.json': [],
}

// So that further words, which come when a page is idle, come only when they are asked for.
Object.assign(navigator, { connection: { saveData: true } })

const refused = new Set<string>()
const fetchFile = jest.fn((address: string) => {
  const file = address.split('/').at(-1) ?? ''
  return Promise.resolve({
    ok: !refused.has(file),
    status: refused.has(file) ? 500 : 200,
    json: () => Promise.resolve(FILES[file]),
    text: () => Promise.resolve(String(FILES[file])),
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(String(FILES[file])).buffer),
  } as Response)
})

/** The source keeps what it fetched for as long as the page lives, so each test has one of its own. */
async function newSource() {
  jest.resetModules()
  return (await import('./catalogue-source')).CATALOGUE
}

beforeEach(() => {
  added.has = false
  added.watch.mockReset().mockResolvedValue(undefined)
  refused.clear()
  fetchFile.mockClear()
  globalThis.fetch = fetchFile as unknown as typeof fetch
})

const asked = () => fetchFile.mock.calls.map(([address]) => address)

it('is empty until the index is there, and fetches it once', async () => {
  const source = await newSource()
  const listener = jest.fn()
  const unsubscribe = source.subscribe(listener)
  expect(source.get()).toBeNull()
  await Promise.all([source.load('rows'), source.load('rows')])
  await source.load('rows')
  expect(asked()).toEqual(['/catalogue/v1/index.json'])
  expect(listener).toHaveBeenCalledTimes(1)
  expect(source.get()).toMatchObject({ rows: ROWS, hasText: false, hasAdded: false })
  unsubscribe()
  await source.load('text')
  expect(listener).toHaveBeenCalledTimes(1)
})

it('names the countries of its rows, with what else people call them', async () => {
  const source = await newSource()
  await source.load('rows')
  expect(source.get()?.countries).toEqual([
    { code: 'fr', name: 'France', aliases: '' },
    { code: 'de', name: 'Germany', aliases: 'Deutschland,BRD' },
  ])
})

it('adds the words of the text file, whichever of the two files comes first', async () => {
  const source = await newSource()
  await source.load('text')
  expect(source.get()).toBeNull()
  await source.load('rows')
  expect(source.get()).toMatchObject({
    hasText: true,
    rows: [{ about: 'letters' }, { about: '' }],
  })

  const other = await newSource()
  await other.load('rows')
  await other.load('text')
  expect(other.get()).toMatchObject({
    hasText: true,
    rows: [{ text: expect.stringContaining('first') as string }, {}],
  })
})

it('has not all words while those that searches are read with cannot be had', async () => {
  refused.add('country-words.json')
  const source = await newSource()
  await source.load('rows')
  await expect(source.load('text')).rejects.toThrow('country-words.json answered 500.')
  expect(source.get()).toMatchObject({ hasText: false, reader: null })
  refused.clear()
  await source.load('text')
  expect(source.get()?.hasText).toBe(true)
  expect(source.get()?.reader).not.toBeNull()
})

describe('the cards', () => {
  it('show what the rows know until their file is there, and everything from then on', async () => {
    const source = await newSource()
    await source.load('rows')
    const early = source.get()
    expect(early?.rows.map(early.cardOf)).toMatchObject([
      { name: 'Alpha', students: '900', established: '…' },
      { name: 'Beta', established: '…' },
    ])
    await source.load('cards')
    const late = source.get()
    expect(late?.rows.map(late.cardOf)).toEqual(CARDS)
    expect(asked()).toEqual(['/catalogue/v1/index.json', '/catalogue/v1/cards.json'])
  })

  it('are there at once where their file came before the index', async () => {
    const source = await newSource()
    await source.load('cards')
    await source.load('rows')
    const catalogue = source.get()
    expect(catalogue?.rows.map(catalogue.cardOf)).toEqual(CARDS)
  })

  it('keep names and known figures when the file is refused, which is asked for again next time', async () => {
    refused.add('cards.json')
    const source = await newSource()
    await source.load('rows')
    await expect(source.load('cards')).rejects.toThrow('/catalogue/v1/cards.json answered 500.')
    const catalogue = source.get()
    expect(catalogue?.rows.map(catalogue.cardOf)).toMatchObject([{ name: 'Alpha' }, { name: 'Beta' }])
    refused.clear()
    await source.load('cards')
    const later = source.get()
    expect(later?.rows.map(later.cardOf)).toEqual(CARDS)
  })

  it('wait for nothing without a connection, and are whole once it is back', async () => {
    const source = await newSource()
    await source.load('rows')
    fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(source.load('cards')).rejects.toThrow('Failed to fetch')
    const early = source.get()
    expect(early?.lacksCards).toBe(true)
    expect(early?.rows.map(early.cardOf)).toMatchObject([{ established: '' }, { established: '' }])
    await source.load('cards')
    expect(source.get()?.lacksCards).toBe(false)
    const late = source.get()
    expect(late?.rows.map(late.cardOf)).toEqual(CARDS)
  })
})

describe('the visitor’s own universities', () => {
  const own = aRow({ id: 'added-1', name: 'My Academy' })
  const card = aCard({ id: 'added-1', name: 'My Academy', addedByYou: true })

  it('stand among the rows, with cards of their own', async () => {
    added.has = true
    added.watch.mockImplementation((onChange) => {
      onChange({ addTo: (rows) => [...rows, own], cards: new Map([[own.id, card]]) })
      return Promise.resolve()
    })
    const source = await newSource()
    await source.load('rows')
    await source.load('cards')
    const catalogue = source.get()
    expect(catalogue?.hasAdded).toBe(true)
    expect(catalogue?.rows.map(catalogue.cardOf)).toEqual([...CARDS, card])
  })

  it('are not asked for where there are none', async () => {
    const source = await newSource()
    await source.load('rows')
    expect(added.watch).not.toHaveBeenCalled()
  })

  it('leave the catalogue there when they cannot be had', async () => {
    added.has = true
    added.watch.mockRejectedValue(new Error('No exchange rates.'))
    const source = await newSource()
    await source.load('rows')
    expect(source.get()).toMatchObject({ hasAdded: false, rows: ROWS })
  })
})

it.each([
  [{ saveData: true }, []],
  [{ saveData: false, effectiveType: '3g' }, ['search-phrases.json', 'subjects.json']],
])('asks for further names with the text, before its words are made (%j)', async (connection, expected) => {
  Object.assign(navigator, { connection })
  const source = await newSource()
  await source.load('text')
  const further = () => [...namesAsked()].filter((name) => /^(search-phrases|subjects)/.test(name)).sort()
  await waitFor(() => expect(further()).toEqual(expected), { timeout: 150 })
  Object.assign(navigator, { connection: { saveData: true } })
})

const namesAsked = () => new Set(fetchFile.mock.calls.map(([address]) => address.split('/').at(-1) ?? ''))
