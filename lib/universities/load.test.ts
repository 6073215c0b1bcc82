import { aRecord } from '@/tests/fixtures/a-record'
import { aSource } from '@/tests/fixtures/a-source'
import { figureBasis } from './figure-basis'
import { toCard } from './card'
import { toCompared } from './compared-university'
import { readCatalogue } from './load'

const sourceOf = () => aSource()

/** The version of a catalogue, and the numbers of cards and columns that were made for it. */
function loadWith({ records = 0, livingCosts = [] as unknown }) {
  let cards = 0
  let columns = 0
  const { version } = readCatalogue({
    records: Array.from({ length: records }, () => aRecord()),
    registers: new Map(),
    sourceOf,
    cardOf: (university) => {
      cards += 1
      return toCard(university, { basisOf: figureBasis(university, sourceOf) })
    },
    comparisonOf: (university) => {
      columns += 1
      return toCompared(university, figureBasis(university, sourceOf))
    },
    moved: [],
    livingCosts,
  })
  return { version, cards, columns }
}

it('has another version where living costs more, because columns of the comparison are kept for ever (issue 15, kin of fault 8)', () => {
  const versionWith = (min: number) => loadWith({ livingCosts: [{ min }] }).version
  expect(versionWith(900)).toBe(versionWith(900))
  expect(versionWith(1000)).not.toBe(versionWith(900))
})

it('makes cards and columns of the comparison for its version, except while somebody develops (issue 15, 23)', () => {
  expect(loadWith({ records: 1 })).toMatchObject({ cards: 1, columns: 1 })
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  const developed = loadWith({ records: 1 })
  expect(developed).toMatchObject({ cards: 0, columns: 0, version: expect.stringMatching(/^[0-9a-f]{12}$/) })
  // `next dev` checks addresses in a process of its own, which has to know the same one.
  expect(loadWith({ records: 1 }).version).toBe(developed.version)
})
