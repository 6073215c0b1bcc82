import { loadCatalogue } from './load'

const unasked = () => {
  throw new Error('There is no university.')
}
const versionWith = (livingCosts: unknown) =>
  loadCatalogue({
    records: [],
    registers: new Map(),
    sourceOf: unasked,
    cardOf: unasked,
    comparisonOf: unasked,
    moved: [],
    livingCosts,
  }).version

it('has another version where living costs more, because columns of the comparison are kept for ever (issue 15, kin of fault 8)', () => {
  expect(versionWith([{ min: 900 }])).toBe(versionWith([{ min: 900 }]))
  expect(versionWith([{ min: 1000 }])).not.toBe(versionWith([{ min: 900 }]))
})
