import { collectInSteps } from './collect-in-steps'

it('collects everything, in order', async () => {
  const values = Array.from({ length: 1001 }, (_, at) => at)
  expect(await collectInSteps(values)).toEqual(values)
  expect(await collectInSteps([])).toEqual([])
})

it('lets others have their turn in between', async () => {
  let drawn = 0
  let turns = 0
  function* draw() {
    while (drawn < 1000) yield drawn++
  }
  const others = setInterval(() => turns++)
  const collecting = collectInSteps(draw())
  expect(drawn).toBeLessThan(1000)
  await collecting
  clearInterval(others)
  expect(turns).toBeGreaterThan(0)
})
