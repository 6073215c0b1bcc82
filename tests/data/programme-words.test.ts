import { PROGRAMMES } from '@/lib/programmes/list'
import { LANGUAGES } from '@/lib/programmes/options'
import { searchProgrammes } from '@/lib/programmes/search/queries'
import { resolveSearch } from '@/lib/programmes/start/queries'
import { meanProgrammes } from '@/lib/programmes/text-meaning'
import { PROGRAMME_LANGUAGES } from '@/lib/search-words/href'
import { normaliseText } from '@/lib/text/normalise-text'
import { getVocabulary } from '@/lib/universities/queries'
import { expectRead, readPairs } from './tables'

/** Texts that people type, and their filters. */
const SENTENCES = readPairs('programme-sentences.tsv')

const ask = (query: string) => resolveSearch(PROGRAMMES.parse(new URLSearchParams(query)))
const typed = (search: string) => ask(String(new URLSearchParams({ search })))

/** The filters as the file of sentences writes them. */
function write(text: string): string {
  const search = typed(text)
  const { search: meant, shown } = meanProgrammes(search, getVocabulary())
  const values = Object.entries(shown?.set ?? {}).map(([key, value]) => `${key}=${[value].flat().join()}`)
  const tested = (shown?.parts ?? []).flatMap(({ kind, value, isEither, isExtra }) => {
    const isOther = isExtra || (kind === 'subject' && value !== search.subject)
    if (isEither || isOther) return [`${isEither ? 'either' : 'extra'}=${value}`]
    return ['nation', 'place', 'rank'].includes(kind) ? [`${kind}=${value.replace(/ /g, '+')}`] : []
  })
  const unused = (shown?.unused ?? []).map((kind) => `unused=${kind}`)
  const rest = normaliseText(meant.search).replace(/ /g, '+')
  const subject = search.subject ? [`subject=${search.subject}`] : []
  return [...subject, ...values, ...tested, ...unused, ...(rest ? [`text=${rest}`] : [])].join(' ')
}

it('reads at least 95 of 100 typed sentences as the filters that they mean', () => {
  expect(SENTENCES.length).toBeGreaterThanOrEqual(30)
  expectRead(SENTENCES, write)
})

it('finds the same for a sentence as for its filters', () => {
  for (const [sentence, filters] of [
    ['masters nursing australia', 'subject=nursing&level=master&country=au'],
    ['law usa under 30k', 'subject=law&country=us&feeMax=30000'],
  ] as const)
    expect(searchProgrammes(typed(sentence)).drawn).toEqual(searchProgrammes(ask(filters)).drawn)
  const { answer } = searchProgrammes(typed('masters in japan'))
  expect(answer.total).toBe(searchProgrammes(ask('level=master&country=jp')).answer.total)
})

it('puts a programme that the text names before what only its university has in its name', () => {
  const [first] = searchProgrammes(typed('imperial medicine')).drawn ?? []
  expect(first).toMatchObject({ title: 'Medicine', university: 'Imperial College London' })
})

it('leaves another subject than that of the list as text, and leads to it', () => {
  const { search, shown } = meanProgrammes(
    ask('subject=engineering&search=civil engineering'),
    getVocabulary(),
  )
  expect(search).toMatchObject({ subject: 'engineering', search: 'civil engineering' })
  expect(shown?.elsewhere[0]).toMatchObject({
    what: 'programmes',
    href: '/programmes?subject=civil-engineering',
  })
})

it('finds programmes of one place or of another, and leads to the other of two subjects', () => {
  const total = (search: string) => {
    const { answer } = searchProgrammes(typed(search))
    return answer.total - (answer.also ?? 0)
  }
  expect(total('nursing usa or europe')).toBe(total('nursing usa') + total('nursing in europe'))
  expect(total('law london or ireland')).toBeGreaterThan(total('law ireland'))
  const { shown } = meanProgrammes(typed('law or medicine uk'), getVocabulary())
  expect(shown?.elsewhere).toMatchObject([{ href: '/programmes?subject=medicine&country=gb' }])
  expect(total('law or medicine uk')).toBe(total('law uk'))
  // The form and the links of the site say the subject in a parameter of its own.
  const { search } = meanProgrammes(ask('subject=law&search=or medicine&country=gb'), getVocabulary())
  expect(search.search).toBe('')
})

it('finds what is at a city by any of its names', () => {
  const total = (search: string) => searchProgrammes(typed(search)).answer.total
  expect(total('law wien')).toBe(total('law in vienna'))
  expect(total('law wien')).toBeGreaterThan(0)
})

it('looks for no word that the list has no use for, where the address names the subject', () => {
  const total = (query: string) => searchProgrammes(ask(query)).answer.total
  const alone = total('subject=nursing&country=gb')
  expect(alone).toBeGreaterThan(20)
  for (const words of ['gpa 3.5', 'visa', 'gre not needed', 'toefl 90'])
    expect([words, total(`subject=nursing&country=gb&search=${words}`)]).toEqual([words, alone])
})

it('leaves text that contradicts a chosen filter alone', () => {
  const mean = (query: string) => meanProgrammes(ask(query), getVocabulary()).search
  expect(mean('subject=law&region=asia&search=europe')).toMatchObject({ region: 'asia', search: 'europe' })
  expect(mean('subject=law&feeMax=9&currency=NGN&search=under 5000 euro')).toMatchObject({
    feeMax: 9,
    currency: 'NGN',
  })
  expect(mean('subject=law&country=fr&search=germany')).toMatchObject({ country: ['de', 'fr'], search: '' })
})

it('reads the languages that the list has', () => {
  expect([...PROGRAMME_LANGUAGES].sort()).toEqual(LANGUAGES.map(({ value }) => value).sort())
})

it('shows no programme of all where nothing is asked for, and counts what each filter would leave', () => {
  const { answer, drawn } = searchProgrammes(ask('level=master'))
  expect(drawn).toBeNull()
  expect(answer).toMatchObject({ page: 1, pages: 1, from: 0, to: 0 })
  const japan = searchProgrammes(ask('level=master&country=jp')).answer
  expect(answer.counts.country?.values.jp).toBe(japan.total)
  expect(japan.counts.country?.any).toBe(answer.total)
})

it('leads from a level at which nothing is found to those at which something is, and takes no name for a typing error', () => {
  const { answer, suggestions } = searchProgrammes(PROGRAMMES.parse('?subject=law&search=stanford'))
  expect(answer.total).toBe(0)
  expect(suggestions?.names).toEqual([])
  for (const { key, value, total } of suggestions?.choices ?? []) {
    const there = searchProgrammes(PROGRAMMES.parse(`?subject=law&search=stanford&${key}=${value}`))
    expect(there.answer.total).toBe(total)
  }
  expect(suggestions?.choices?.map(({ label }) => label)).toContain('Master’s')
  const unknown = searchProgrammes(PROGRAMMES.parse('?subject=law&search=zzqqxx'))
  expect(unknown.suggestions?.choices).toBeUndefined()
})
