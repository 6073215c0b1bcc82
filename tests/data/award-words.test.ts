import { BROWSE_ALL, SCHOLARSHIPS } from '@/lib/scholarships/list'
import { getAwardRows, getToday, searchScholarships } from '@/lib/scholarships/queries'
import { tokenise } from '@/lib/search-words/tokens'
import { FILLERS } from '@/lib/search-words/words'
import { normaliseText } from '@/lib/text/normalise-text'
import { expectRead, readPairs } from './tables'

/** Texts that people type, and their filters. */
const SENTENCES = readPairs('award-sentences.tsv')

const today = getToday()
const ask = (search: string) => searchScholarships({ ...BROWSE_ALL, search }, today)

/** The filters as the file of sentences writes them. */
function write(typed: string): string {
  const { meant, understood } = ask(typed)
  const values = Object.entries(understood?.set ?? {}).map(
    ([key, value]) => `${key}=${[value].flat().join()}`,
  )
  const tested = (understood?.parts ?? []).flatMap(({ kind, value, isEither }) => {
    if (isEither) return [`either=${value}`]
    return kind === 'month' || kind === 'region' ? [`${kind}=${value}`] : []
  })
  const unused = (understood?.unused ?? []).map((kind) => `unused=${kind}`)
  const text = normaliseText(meant.search.search).replace(/ /g, '+')
  return [...values, ...tested, ...unused, ...(text ? [`text=${text}`] : [])].join(' ')
}

it('reads at least 95 of 100 typed sentences as the filters that they mean', () => {
  expect(SENTENCES.length).toBeGreaterThanOrEqual(60)
  expectRead(SENTENCES, write)
})

it('drops no word silently: each stands in a part or in the text', () => {
  for (const [typed] of SENTENCES) {
    const { meant, understood } = ask(typed)
    const told = tokenise(
      [...(understood?.parts ?? []).map(({ words }) => words), meant.search.search].join(' , '),
    )
    const said = told.flatMap(({ word }) => word.split(' '))
    // Small words beside text ask for nothing.
    const silent = tokenise(typed).filter(({ word }) => !said.includes(word) && !FILLERS.has(word))
    expect([typed, silent.map(({ raw }) => raw)]).toEqual([typed, []])
  }
})

it('keeps every award that contains the typed text among the results, and counts those that only do last', () => {
  for (const typed of ['germany', 'merit', 'government', 'engineering', 'phd', 'january', 'stipend']) {
    const search = { ...BROWSE_ALL, search: typed }
    const containing = SCHOLARSHIPS.filter(getAwardRows(), { search }, today)
    const { meant, total, also = 0 } = ask(typed)
    const found = SCHOLARSHIPS.filter(getAwardRows(), meant, today)
    expect(found).toHaveLength(total)
    expect([typed, containing.filter((row) => !found.includes(row)).map(({ card }) => card.id)]).toEqual([
      typed,
      [],
    ])
    const plain = SCHOLARSHIPS.filter(
      getAwardRows(),
      { search: { ...BROWSE_ALL, ...ask(typed).understood?.set } },
      today,
    )
    if (ask(typed).understood?.parts.every(({ kind }) => kind !== 'month'))
      expect([typed, found.slice(0, total - also).every((row) => plain.includes(row))]).toEqual([typed, true])
  }
})

it('finds the award that a name means first', () => {
  for (const [typed, name] of [
    ['chevening', /Chevening/],
    ['gates cambridge', /Gates Cambridge/],
    ['swiss government excellence', /Swiss Government Excellence/],
    ['australia awards', /Australia Awards/],
    ['erasmus mundus', /Erasmus Mundus/],
  ] as const)
    expect(ask(typed).rows[0]?.card.name).toMatch(name)
})

it('tells months of deadlines: awards without a published one may fit', () => {
  const { rows, notKnown } = ask('deadline january')
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.every(({ dates }) => dates.deadlines.some(({ month }) => month === 1))).toBe(true)
  expect(notKnown?.keys).toEqual(['open'])
})

it('finds awards of a region by their host countries or their text, and of one place or another', () => {
  const find = (typed: string) => {
    const { meant, total, also = 0 } = ask(typed)
    return new Set(SCHOLARSHIPS.filter(getAwardRows(), meant, today).slice(0, total - also))
  }
  const [canada, europe, both] = [find('in canada'), find('in europe'), find('canada or europe')]
  expect(europe.size).toBeGreaterThan(60)
  expect([...both].every((row) => canada.has(row) || europe.has(row))).toBe(true)
  expect([...canada, ...europe].every((row) => both.has(row))).toBe(true)
  expect(
    ask('chevening or gates cambridge')
      .rows.slice(0, 2)
      .map(({ card }) => card.name)
      .sort(),
  ).toEqual([expect.stringMatching(/Chevening/), expect.stringMatching(/Gates Cambridge/)])
})

it('leaves words alone that contradict a chosen filter, or that stand in quotes', () => {
  const chosen = { ...BROWSE_ALL, nationality: ['ke'], search: 'scholarships for nigerians' }
  expect(searchScholarships(chosen, today).meant.search).toMatchObject({
    nationality: ['ke'],
    search: 'nigerians',
  })
  expect(ask('"germany" masters').meant.search).toMatchObject({
    host: [],
    degree: ['masters'],
    search: 'germany',
  })
})

it('leads a sentence about programmes on to them', () => {
  const hrefs = (typed: string) => ask(typed).understood?.elsewhere.map(({ href }) => href)
  expect(hrefs('masters public health uk')).toEqual([
    '/programmes?subject=public-health&level=master&country=gb',
  ])
  expect(hrefs('phd scholarships germany')).toEqual([])
})
