import { feeStrip } from './fee-strip'

const upTo = (many: number) => Array.from({ length: many }, (_, at) => (at + 1) * 1000)

it('is not drawn for fewer than ten fees, nor where all are the same', () => {
  expect(feeStrip(upTo(9), 1000)).toBeNull()
  expect(feeStrip(Array(20).fill(0), 0)).toBeNull()
})

it('lays the fees out from the lowest to the highest, with this one and the median', () => {
  const strip = feeStrip(upTo(11), 11_000)
  expect(strip).toMatchObject({ count: 11, min: 1000, median: 6000, max: 11_000, each: 1, cheaper: 10 })
  expect(strip?.path.match(/M/g)).toHaveLength(11)
  expect(strip?.medianX).toBeCloseTo(163.1)
  expect(strip?.ownX).toBeLessThan(320)
})

it('stacks equal fees, and lets a dot stand for several where there are many', () => {
  const strip = feeStrip([...Array(80).fill(5000), 9000], 9000)
  expect(strip?.each).toBe(10)
  expect(strip?.path.match(/M/g)).toHaveLength(2)
  expect(strip?.height).toBeCloseTo(8 * 6.15, 0)
})
