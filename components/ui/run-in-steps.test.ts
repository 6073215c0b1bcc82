import { collectInSteps } from './run-in-steps'

it('collects everything, in order', async () => {
  const values = Array.from({ length: 1001 }, (_, at) => at)
  expect(await collectInSteps(values)).toEqual(values)
  expect(await collectInSteps([])).toEqual([])
})

/** Values of which each takes five milliseconds. */
function* slowly(count: number, onTaken: () => void) {
  for (let at = 0; at < count; at++) {
    jest.advanceTimersByTime(5)
    onTaken()
    yield at
  }
}

it('lets others have their turn before it begins, and whenever it has worked for half a frame', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick'] })
  const seen: number[] = []
  let taken = 0
  const others = setInterval(() => seen.push(taken))
  const collecting = collectInSteps(slowly(6, () => taken++))
  expect(taken).toBe(0)
  expect(await collecting).toHaveLength(6)
  clearInterval(others)
  jest.useRealTimers()
  expect(seen).toEqual(expect.arrayContaining([0, 2, 4]))
})
