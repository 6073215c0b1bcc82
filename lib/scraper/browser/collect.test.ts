import { aBareEntry } from '@/tests/fixtures/scraper-answers'
import { collectResults } from './collect'
import type { ResultEntry, ResultPage } from '../shared/answers'

const titled = (title: string) => aBareEntry({ title })
const aPage = (titles: string[], nextSkip: number | null, notice: string | null = null): ResultPage => ({
  status: 'completed',
  outcome: 'completed',
  total: 4,
  completed: 4,
  creditsUsed: null,
  expiresAt: null,
  reason: null,
  entries: titles.map(titled),
  nextSkip,
  notice,
  leftOut: [],
})
const titles = (entries: ResultEntry[]) => entries.map((entry) => entry.title)

it('reads page after page and reports each', async () => {
  const pages: Record<number, ResultPage> = { 0: aPage(['a', 'b'], 2), 2: aPage(['c'], null, 'Cut.') }
  const onPage = jest.fn()
  const result = await collectResults(async (skip) => pages[skip]!, { onPage })
  expect(titles(result.entries)).toEqual(['a', 'b', 'c'])
  expect(result).toMatchObject({ resumeAt: null, failure: null, notices: ['Cut.'], shortage: null })
  expect(onPage).toHaveBeenCalledTimes(2)
})

it('keeps what it has when a page fails, and says where to go on', async () => {
  const failure = new Error('page 2')
  const readPage = async (skip: number) => {
    if (skip === 2) throw failure
    return aPage(['a', 'b'], 2)
  }
  const result = await collectResults(readPage)
  expect(titles(result.entries)).toEqual(['a', 'b'])
  expect(result).toMatchObject({ resumeAt: 2, failure })
})

it('goes on from where it stopped', async () => {
  const readPage = jest.fn(async () => aPage(['c'], null))
  await collectResults(readPage, { from: 2 })
  expect(readPage).toHaveBeenCalledWith(2)
})

it.each([
  ['the same place', 0],
  ['an earlier place', -5],
])('leaves a service that goes round to %s', async (_, nextSkip) => {
  const readPage = jest.fn(async () => aPage(['a'], nextSkip))
  const result = await collectResults(readPage)
  expect(titles(result.entries)).toEqual(['a'])
  expect(readPage).toHaveBeenCalledTimes(1)
})

it('leaves a service that gives empty pages for ever', async () => {
  const readPage = jest.fn(async (skip: number) => aPage([], skip + 1))
  await collectResults(readPage)
  expect(readPage).toHaveBeenCalledTimes(1)
})

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => aBareEntry({ url: `https://a.example/${from + at}` }))

/** A server with `total` pages that gives `size` at a time, from the beginning whatever it is asked. */
const withoutSkip = (total: number, size: number, sent = total) =>
  jest.fn(async (skip: number, drop = 0): Promise<ResultPage> => {
    const all = numbered(0, sent).slice(drop)
    const end = skip + drop + Math.min(size, all.length)
    const progress = { ...aPage([], null), total, completed: total }
    return { ...progress, entries: all.slice(0, size), nextSkip: end < sent && all.length > 0 ? end : null }
  })

describe('a server that ignores skip (issue 19, 1)', () => {
  it('is asked for all of its pages, and those that are known are left out', async () => {
    const readPages = withoutSkip(16, 5)
    const { entries, resumeAt, shortage } = await collectResults(readPages)
    expect(entries.map(({ url }) => url)).toEqual(numbered(0, 16).map(({ url }) => url))
    expect({ resumeAt, shortage }).toEqual({ resumeAt: null, shortage: null })
    expect(readPages.mock.calls).toEqual([[0], [5], [0, 5], [0, 10], [0, 15]])
  })

  it('has some of its pages out of reach, and that is said', async () => {
    const { entries, ...more } = await collectResults(withoutSkip(60, 5, 12))
    expect(entries).toHaveLength(12)
    expect(more).toMatchObject({
      resumeAt: 12,
      failure: null,
      shortage: 'Only 12 of the 60 pages that the service has read came back.',
    })
  })

  it('is asked for the rest after a failure, without those that came before', async () => {
    const known = numbered(0, 5)
    const { entries } = await collectResults(withoutSkip(16, 5), { from: 5, known })
    expect(entries.map(({ url }) => url)).toEqual(numbered(5, 16).map(({ url }) => url))
  })

  it('comes to an end when it gives the same page for ever', async () => {
    const repeated = { ...aPage([], null), entries: numbered(0, 1) }
    const readPages = jest.fn(async (skip: number, drop = 0) => ({ ...repeated, nextSkip: skip + drop + 1 }))
    const { entries, resumeAt } = await collectResults(readPages)
    expect([entries.length, resumeAt]).toEqual([1, 1])
    expect(readPages).toHaveBeenCalledTimes(3)
  })
})

it('goes past a page that was left out because it is too large, and names it (issue 19, 1)', async () => {
  const pages: Record<number, ResultPage> = {
    0: aPage(['a'], 1),
    1: { ...aPage([], 2), leftOut: ['Page 2 is too large.'] },
    2: aPage(['c', 'd'], null),
  }
  const result = await collectResults(async (skip) => pages[skip]!)
  expect(titles(result.entries)).toEqual(['a', 'c', 'd'])
  expect(result).toMatchObject({ resumeAt: null, shortage: null, notices: ['Page 2 is too large.'] })
})
