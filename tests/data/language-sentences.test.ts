import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { listHeadings } from '@/lib/content/pages/headings'
import { testTaught } from '@/lib/programmes/taught/queries'
import { readSentence } from '@/lib/palette/sentence'
import { answersOf, waysOf } from '@/lib/search-words/answers'
import { destinationsOf } from '@/lib/search-words/href'
import type { Part } from '@/lib/search-words/meaning'
import { readData } from '@/lib/read-data'
import { getFurtherNames } from '@/lib/search-words/queries'
import { getSubjects } from '@/lib/subjects/queries'
import { tokenise } from '@/lib/search-words/tokens'
import { understand } from '@/lib/search-words/understand'
import { normaliseText } from '@/lib/text/normalise-text'
import { WORLD } from '@/lib/universities/list'
import { getRows, getVocabulary } from '@/lib/universities/queries'
import { meanWorld } from '@/lib/universities/text-meaning'
import { expectRead, readPairs, readRows } from './tables'

/** What people type in the languages of the site's readers, with what each part of it means. */
const SENTENCES = readRows('language-sentences.tsv').map(
  ({ language = '', typed = '', wanted = '' }) => [language, typed, wanted] as const,
)

const read = (typed: string) => understand(typed, getVocabulary())
const plus = (text: string) => text.replace(/ /g, '+')

/** The parts as the table writes them, and the text that is left. */
function write(typed: string): string {
  const { parts, rest } = read(typed)
  const text = plus(normaliseText(rest).normalize('NFC'))
  return [
    ...parts.map(({ kind, value }) => `${kind}=${plus(value)}`),
    ...(text ? [`text=${text}`] : []),
  ].join(' ')
}

it('reads each of the sentences in 17 languages as what it means', () => {
  expect(SENTENCES.length).toBeGreaterThanOrEqual(150)
  expect(new Set(SENTENCES.map(([language]) => language)).size).toBe(17)
  expectRead(
    SENTENCES.map(([, typed, wanted]) => [typed, wanted] as const),
    write,
    undefined,
    0,
  )
})

it.each([
  ['application fee', 'ask=application-fee', 'Application fee', '/blog/when-you-need-not-pay-to-apply'],
  ['application fees', 'ask=application-fee', 'Application fee', '/blog/when-you-need-not-pay-to-apply'],
  ['no application fee', 'ask=fee-waiver', 'No application fee', '/blog/when-you-need-not-pay-to-apply'],
  [
    'health insurance germany',
    'ask=insurance country=de',
    'Germany: Health insurance',
    '/resources/countries/de#visa',
  ],
  ['medical insurance', 'ask=insurance', 'Health insurance', '/guides/living#health'],
  ['housing germany', 'ask=housing country=de', 'Housing', '/guides/living#housing'],
  ['how to apply germany', 'ask=apply country=de', 'Germany: How to apply', '/resources/countries/de#apply'],
  ['student housing', 'ask=housing', 'Housing', '/guides/living#housing'],
  [
    'eu fees',
    'ask=fee-status',
    'Fees for students from abroad',
    '/blog/how-to-read-a-fee-page#who-is-it-for',
  ],
  ['nhs surcharge', 'ask=health-surcharge', 'Health surcharge', '/resources/countries/gb#visa'],
  [
    'can i work while studying in australia',
    'ask=job country=au',
    'Australia: Work beside study',
    '/resources/countries/au#visa',
  ],
  ['work during studies', 'ask=job', 'Work beside study', '/guides/living#work-beside-study'],
  ['part time job', 'ask=job', 'Work beside study', '/guides/living#work-beside-study'],
  [
    'work after study germany',
    'ask=work country=de',
    'Germany: Work after study',
    '/resources/countries/de#visa',
  ],
])('takes a question for no filter and not for its opposite: %s', (typed, wanted, label, href) => {
  expect(write(typed)).toBe(wanted)
  const further = getVocabulary().further()
  expect(further && answersOf(read(typed).parts, further)).toEqual([{ label, href }])
})

it.each([
  ['germny', 'germany'],
  ['masters in germny', 'masters in germany'],
  ['berln germny', 'berlin germany'],
  ['harward germny', 'harvard germany'],
  ['univercity of torronto', 'university of toronto'],
  ['allemange', 'germany'],
  ['germany', undefined],
  ['germans', undefined],
  ['reino unido', undefined],
  ['almanya', undefined],
])('says what it shows where a country or place was mistyped: %s', (typed, corrected) => {
  const given = { vocabulary: getVocabulary(), rows: getRows(), testTaught }
  expect(meanWorld(WORLD.parse({ search: typed }), given).shown?.corrected).toBe(corrected)
  if (!/harward|univercity/.test(typed))
    expect(readSentence(typed, getVocabulary())?.corrected ?? undefined).toBe(corrected)
})

it.each([
  ['deadline', true],
  ['salary', true],
  ['next intake', true],
  ['after study', true],
  ['pr', true],
  ['visa', true],
  ['2:2', true],
  ['65%', true],
  ['fall 2027', true],
  ['cgpa 8.1', true],
  ['gpa 5.0', true],
  ['part time', true],
  ['online', true],
  ['one year', true],
  ['300 per credit', true],
  ['best universities', undefined],
  ['deadline germany', undefined],
  ['deadline wizardry', undefined],
  ['astrology', undefined],
])('tells a question alone from a search: %s', (typed, isQuestion) => {
  const given = { vocabulary: getVocabulary(), rows: getRows(), testTaught }
  const meant = meanWorld(WORLD.parse({ search: typed }), given)
  expect(meant.shown?.isQuestion).toBe(isQuestion)
  if (isQuestion) expect(WORLD.filter(getRows(), meant)).toEqual([])
})

it('drops no word silently: each stands in a part or in the text', () => {
  for (const [, typed] of SENTENCES) {
    const { parts, rest } = read(typed)
    const told = ` ${[...parts.map(({ words }) => words), rest].map(normaliseText).join(' ')} `
    const silent = tokenise(typed).filter(
      ({ word, kind }) =>
        kind !== 'sign' && !told.replace(/ /g, '').includes(normaliseText(word).replace(/ /g, '')),
    )
    expect([typed, silent.map(({ raw }) => raw)]).toEqual([typed, []])
  }
})

/** The parameters of other lists that say what a part of a text says. */
const SAID_BY: Readonly<Partial<Record<Part['kind'], readonly string[]>>> = {
  country: ['country', 'host'],
  level: ['level', 'degree'],
  subject: ['subject'],
  fee: ['feeMax', 'feeMin'],
  sort: ['sort'],
  language: ['language'],
  origin: ['nationality'],
  region: ['region'],
  funding: ['tab', 'funding'],
  test: ['ielts'],
  mode: ['mode'],
  length: ['length'],
}

it('keeps every part on the way to another list, and adds none', () => {
  const others = readPairs('search-sentences.tsv').map(([typed]) => typed)
  for (const typed of [...SENTENCES.map(([, one]) => one), ...others]) {
    const understood = read(typed)
    for (const { what, href } of destinationsOf(typed, understood)) {
      if (what === 'universities') continue
      const params = new URL(href, 'http://localhost').searchParams
      const again = read(params.get('search') ?? '').parts
      const isIn = (part: Part, parts: readonly Part[]) =>
        parts.some(({ kind, value }) => kind === part.kind && value === part.value)
      const lost = understood.parts.filter(
        (part) =>
          !(part.kind === 'text' || part.isExtra || part.value === 'bachelor' || isIn(part, again)) &&
          !SAID_BY[part.kind]?.some((key) => params.has(key)),
      )
      const added = again.filter((part) => !isIn(part, understood.parts))
      expect([typed, lost, added]).toEqual([typed, [], []])
    }
  }
})

it('answers each question on a page that there is, in a part that there is', () => {
  const hrefs = getFurtherNames().phrases.flatMap(([kind, , , , , href = '']) =>
    kind === 'ask' && href ? [href] : [],
  )
  for (const href of hrefs.filter((one) => !/^\/(cost|resources\/countries)/.test(one))) {
    const [path = '', id] = href.split('#')
    const headings = listHeadings(readFileSync(`data/pages${path}.mdx`, 'utf8'))
    if (id) expect([href, headings.some((heading) => heading.id === id)]).toEqual([href, true])
  }
})

it.each(['500 euro a month', '300 per credit', 'aylık 500 euro', '100% tuition', 'cgpa 8.1', 'toefl 5'])(
  'names a fact that stands alone, and asks what to list: %s',
  (typed) => {
    const { shown } = meanWorld(WORLD.parse({ search: typed }), {
      vocabulary: getVocabulary(),
      rows: getRows(),
      testTaught,
    })
    expect(shown).toMatchObject({ isQuestion: true, parts: [{ kind: 'said' }], unused: ['said'] })
  },
)

it.each([
  ['500 euro a month', '/cost'],
  ['500 euro a month in germany', '/resources/countries/de#costs'],
  ['nursing without sat 2 scores', null],
])('leads from a sum that is of no year to what it costs: %s', (typed, wanted) => {
  const answers = answersOf(read(typed).parts, getVocabulary().further() ?? getVocabulary())
  expect(answers.map(({ href }) => href)).toEqual(wanted ? [wanted] : [])
})

describe('a text that finds nothing', () => {
  /** Each with ways that it must show, separated by spaces; words that are no address stand with a plus for a space. */
  const EMPTY = readPairs('empty-sentences.tsv')
  const rows = getRows()

  /** All that the page offers: answers, other lists, near names, what to drop, what is not known, and the ways on. */
  function waysFrom(typed: string): string[] {
    const meant = meanWorld(WORLD.parse({ search: typed }), { vocabulary: getVocabulary(), rows, testTaught })
    const { total, suggestions, notKnown } = WORLD.browse(rows, meant)
    expect([typed, total]).toEqual([typed, 0])
    const { parts = [], answers = [], elsewhere = [] } = meant.shown ?? {}
    return [
      ...answers.map(({ href, label }) => href ?? plus(label)),
      ...elsewhere.map(({ href }) => href),
      ...(suggestions?.names ?? []).map(({ id }) => `/universities/${id}`),
      ...(suggestions?.drops ?? []).map(({ key }) => `without+${key}`),
      ...(notKnown ? ['not+known'] : []),
      ...waysOf(parts).map(({ href }) => href),
    ]
  }

  it('leads somewhere: at least 40 of them', () => {
    expect(EMPTY.length).toBeGreaterThanOrEqual(40)
    for (const [typed, wanted] of EMPTY)
      expect([typed, waysFrom(typed)]).toEqual([typed, expect.arrayContaining(wanted.split(' '))])
  })
})

it('reads each name of a city in another language as that city', () => {
  const { cityNames } = readData(
    'search-phrases',
    z.looseObject({ cityNames: z.record(z.string(), z.string()) }),
  )
  const wrong = Object.entries(cityNames).flatMap(([city, names]) =>
    names.split(', ').filter((name) => !read(`${name} law`).parts.some(({ value }) => value === city)),
  )
  expect(Object.keys(cityNames).length).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})

it('reads at least 99 of 100 names of subjects in other languages as the subject', () => {
  const named = getSubjects().flatMap(({ slug, otherNames }) =>
    otherNames.map((name) => [slug, name] as const),
  )
  expect(named.length).toBeGreaterThan(1000)
  const wrong = named.filter(
    ([slug, name]) => !read(name).parts.some(({ kind, value }) => kind === 'subject' && value === slug),
  )
  expect(wrong.length / named.length).toBeLessThan(0.01)
})
