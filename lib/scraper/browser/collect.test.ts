import { aBareEntry } from '@/tests/fixtures/scraper-answers'
import { collectResults } from './collect'
import type { ResultEntry, ResultPage } from '../shared/results'

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
})
const titles = (entries: ResultEntry[]) => entries.map((entry) => entry.title)

it('reads page after page and reports each', async () => {
  const pages: Record<number, ResultPage> = { 0: aPage(['a', 'b'], 2), 2: aPage(['c'], null, 'Cut.') }
  const onPage = jest.fn()
  const result = await collectResults(async (skip) => pages[skip]!, { onPage })
  expect(titles(result.entries)).toEqual(['a', 'b', 'c'])
  expect(result).toMatchObject({ resumeAt: null, failure: null, notice: 'Cut.' })
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

it('leaves a service that gives the same page whatever is asked', async () => {
  const repeated = { ...aPage(['a'], null), entries: [aBareEntry({ title: 'a', url: 'https://a.example/' })] }
  const readPage = jest.fn(async (skip: number) => ({ ...repeated, nextSkip: skip + 1 }))
  const result = await collectResults(readPage)
  expect(titles(result.entries)).toEqual(['a'])
  expect(readPage).toHaveBeenCalledTimes(2)
})
