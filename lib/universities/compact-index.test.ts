import { aRow } from '@/tests/fixtures/a-row'
import { hasFastProperties } from '@/tests/fixtures/has-fast-properties'
import { decodeIndex, encodeIndex, encodeText } from './compact-index'
import type { UniversityRow } from './row'
import { LEVELS, SECTORS } from '../facts/vocabulary'
import { FACILITIES, NATIONS, POPULAR_PROGRAMMES } from './vocabulary'

/** Through JSON, as the browser gets it. */
const sent = (rows: readonly UniversityRow[], moreText: string | null = null) =>
  decodeIndex(JSON.parse(JSON.stringify(encodeIndex(rows, () => []))), moreText)

const germany = { countryCode: 'de', country: 'Germany', countryOrder: 1 } as const

const rows = [
  aRow({ name: 'Université d’Été', location: 'Nice' }),
  aRow({
    name: 'University of Everything',
    location: 'Paris',
    isFull: true,
    rank: 1,
    students: 12_345,
    acceptance: 6.5,
    tuition: 0,
    tuitionMaster: 9000,
    tuitionDoctorate: 0,
    employment: 0,
    sector: 'private',
    english: ['bachelor', 'doctorate'],
    deadline: 1231,
    programmes: ['accounting-and-finance', 'veterinary-medicine'],
    facilities: ['art-gallery', 'theatre'],
  }),
  aRow({ name: 'A', id: 'an-id-of-its-own', ...germany }),
  aRow({ name: 'Universität München', ...germany, students: 1 }),
]

it('gives back the rows it was given', () => {
  expect(sent(rows)).toEqual(rows)
})

it('makes rows that filters read quickly', () => {
  const many = Array.from({ length: 500 }, (_, at) => aRow({ name: `University ${at}`, students: at }))
  expect(sent(many).filter((row) => !hasFastProperties(row))).toEqual([])
})

it('keeps each entry of every closed list', () => {
  const each = [
    ...POPULAR_PROGRAMMES.map(({ value }) => aRow({ programmes: [value] })),
    ...FACILITIES.map(({ value }) => aRow({ facilities: [value] })),
    ...SECTORS.map(({ value }) => aRow({ sector: value })),
    ...LEVELS.map(({ value }) => aRow({ english: [value] })),
    ...NATIONS.map(({ value }) => aRow({ nation: value })),
  ]
  expect(sent(each)).toEqual(each)
})

it('tells 0 from unknown', () => {
  const [zero, unknown] = sent([aRow({ acceptance: 0, tuition: 0 }), aRow()])
  expect(zero).toMatchObject({ acceptance: 0, tuition: 0 })
  expect(unknown).toMatchObject({ acceptance: null, tuition: null })
})

it('adds other names to the text of their row, and keeps the words of descriptions beside it', () => {
  const none = { names: '', about: '' }
  const text = encodeText([
    { names: 'azur', about: 'sea' },
    { names: '', about: 'everything else' },
    none,
    none,
  ])
  const [first, second, third] = sent(rows, text)
  expect(first).toMatchObject({ text: 'universite dete nice azur', about: 'sea' })
  expect(second?.text).not.toContain('else')
  expect(second?.about).toBe('everything else')
  expect(third).toMatchObject({ text: 'a  ', about: '' })
})

it('names each country once, with what else people call it', () => {
  const aliases: Record<string, string[]> = { de: ['Deutschland', 'BRD'] }
  expect(encodeIndex(rows, (code) => aliases[code] ?? []).countries).toEqual([
    ['fr', 'France', 'europe', 2, ''],
    ['de', 'Germany', 'europe', 2, 'Deutschland,BRD'],
  ])
})

it('holds an empty catalogue', () => {
  expect(sent([])).toEqual([])
})
