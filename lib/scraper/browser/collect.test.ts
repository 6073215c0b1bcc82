import { aBareEntry } from '@/tests/fixtures/scraper-answers'
import { collectResults } from './collect'
import type { ResultEntry, ResultPage } from '../shared/answers'

const titled = (title: string) => aBareEntry({ title })
const aPage = (titles: string[], notice: string | null = null): ResultPage => ({
  status: 'completed',
  outcome: 'completed',
  total: 4,
  completed: 4,
  creditsUsed: null,
  reason: null,
  entries: titles.map(titled),
  notice,
  leftOut: [],
})
const titles = (entries: ResultEntry[]) => entries.map((entry) => entry.title)

it('reads page after page and reports each', async () => {
  const pages: Record<number, ResultPage> = { 0: aPage(['a', 'b']), 2: aPage(['c'], 'Cut.') }
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
    return aPage(['a', 'b'])
  }
  const result = await collectResults(readPage)
  expect(titles(result.entries)).toEqual(['a', 'b'])
  expect(result).toMatchObject({ resumeAt: 2, failure })
})

it('goes on from where it stopped', async () => {
  const readPage = jest.fn(async () => aPage(['c'], 'Cut.'))
  await collectResults(readPage, { from: 2 })
  expect(readPage).toHaveBeenCalledWith(2)
})

it('leaves a service that gives the same page for ever', async () => {
  const readPage = jest.fn(async () => aPage(['a']))
  const result = await collectResults(readPage)
  expect(titles(result.entries)).toEqual(['a'])
  expect(readPage.mock.calls).toEqual([[0], [1], [0, 1]])
})

it('leaves a service that gives empty pages for ever', async () => {
  const readPage = jest.fn(async () => aPage([]))
  await collectResults(readPage)
  expect(readPage).toHaveBeenCalledTimes(1)
})

it('asks once more where pages are missing, and says how many never come (issue 34, C)', async () => {
  const readPage = jest.fn(async (skip: number) => aPage(skip === 0 ? ['a', 'b'] : []))
  const result = await collectResults(readPage)
  expect(readPage.mock.calls).toEqual([[0], [2]])
  expect(result).toMatchObject({ resumeAt: null, shortage: { read: 2, completed: 4 } })
})

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => aBareEntry({ url: `https://a.example/${from + at}` }))

/** A server with `total` pages that gives `size` at a time, from the beginning whatever it is asked. */
const withoutSkip = (total: number, size: number, sent = total) =>
  jest.fn(async (_: number, drop = 0): Promise<ResultPage> => {
    const all = numbered(0, sent).slice(drop)
    return { ...aPage([]), total, completed: total, entries: all.slice(0, size) }
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
      resumeAt: null,
      failure: null,
      shortage: { read: 12, completed: 60 },
    })
  })

  it('is asked for the rest after a failure, without those that came before', async () => {
    const known = numbered(0, 5)
    const { entries } = await collectResults(withoutSkip(16, 5), { from: 5, known })
    expect(entries.map(({ url }) => url)).toEqual(numbered(5, 16).map(({ url }) => url))
  })

  it('comes to an end when it gives the same page for ever', async () => {
    const readPages = jest.fn(async () => ({ ...aPage([]), entries: numbered(0, 1) }))
    const { entries, resumeAt } = await collectResults(readPages)
    expect([entries.length, resumeAt]).toEqual([1, null])
    expect(readPages).toHaveBeenCalledTimes(3)
  })
})

it('goes past a page that was left out because it is too large, and names it (issue 19, 1)', async () => {
  const pages: Record<number, ResultPage> = {
    0: aPage(['a']),
    1: { ...aPage([]), leftOut: ['Page 2 is too large.'] },
    2: aPage(['c', 'd']),
  }
  const result = await collectResults(async (skip) => pages[skip]!)
  expect(titles(result.entries)).toEqual(['a', 'c', 'd'])
  expect(result).toMatchObject({ resumeAt: null, shortage: null, notices: ['Page 2 is too large.'] })
})
