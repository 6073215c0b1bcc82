import { aRecord } from '@/tests/fixtures/a-record'
import { findDuplicates } from './check-duplicates'

const record = (id: string, change: object = {}) =>
  aRecord({ id, name: `University ${id}`, countryCode: 'nl', ...change })

const messages = (...records: ReturnType<typeof record>[]) => findDuplicates(records, [])

const ranked = (id: string, rank: number, label: string) =>
  record(id, { worldRanking: { rank, label, publisher: 'QS', year: 2026 } })

test('records that differ and records without a website are no duplicates', () => {
  expect(messages(record('a'), record('b'))).toEqual([])
})

test('an id stands once', () => {
  expect(messages(record('a', { name: 'One' }), record('a', { name: 'Two' }))).toEqual([
    { where: 'a, a', message: 'share the id a' },
  ])
})

test('a website stands once, however it is written', () => {
  const [problem] = messages(
    record('a', { website: 'https://www.uni.example/' }),
    record('b', { website: 'https://uni.example' }),
  )
  expect(problem).toEqual({ where: 'a, b', message: 'share the website uni.example' })
})

test('a name stands once in a country, accents aside', () => {
  const [problem, ...others] = messages(
    record('a', { name: 'São Paulo' }),
    record('b', { name: 'Sao Paulo' }),
    record('c', { name: 'Sao Paulo', countryCode: 'pt' }),
  )
  expect(problem).toEqual({ where: 'a, b', message: 'share the name sao paulo (nl)' })
  expect(others).toEqual([])
})

test('an alias is no name of another university, in any country', () => {
  const newcastle = record('a', { name: 'Newcastle University', countryCode: 'gb' })
  expect(messages(newcastle, record('b', { aliases: ['The Néwcastle university'] }))).toEqual([
    { where: 'b', message: 'has the alias "The Néwcastle university", a name of a' },
  ])
})

test('an alias is no local or further name of another university in its country', () => {
  const andes = { name: 'Andes', localName: 'Los Andes', aliases: ['University of the Andes', 'UA'] }
  expect(messages(record('a', andes), record('b', { aliases: ['Los Andes'] }))).toEqual([
    { where: 'b', message: 'has the alias "Los Andes", a name of a' },
  ])
  expect(messages(record('a', andes), record('b', { aliases: ['University of the Andes'] }))).toEqual([
    { where: 'a', message: 'has the alias "University of the Andes", a name of b' },
    { where: 'b', message: 'has the alias "University of the Andes", a name of a' },
  ])
  const abroad = { countryCode: 'cl', aliases: ['Los Andes', 'University of the Andes'] }
  expect(messages(record('a', andes), record('b', abroad))).toEqual([])
})

test('universities share an abbreviation, and repeat their own name', () => {
  expect(
    messages(record('a', { aliases: ['UA'] }), record('b', { aliases: ['UA', 'University b'] })),
  ).toEqual([])
})

test('a rank is shared only under one label', () => {
  expect(messages(ranked('a', 20, '=20'), ranked('b', 20, '=20'))).toEqual([])
  expect(messages(ranked('a', 20, '=20'), ranked('b', 20, '20'))).toEqual([
    { where: 'a, b', message: 'stand on one rank under different labels (QS 2026: 20)' },
  ])
})

test('a country stands once', () => {
  const country = { code: 'nl', name: 'Netherlands', region: 'europe', currency: 'EUR', aliases: [] } as const
  expect(
    findDuplicates(
      [],
      [
        { ...country, aliases: [] },
        { ...country, name: 'Holland', aliases: [] },
      ],
    ),
  ).toEqual([{ where: 'Netherlands, Holland', message: 'share the country code nl' }])
})
