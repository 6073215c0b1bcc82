import { createSlots } from './slots'

const LONG = 10_000

it('lets as many in at once as there are slots, and the others in their order', async () => {
  const slotFor = createSlots(2)
  const [first, second, third, fourth] = [slotFor(), slotFor(), slotFor(), slotFor()]
  await expect(Promise.all([first.take(LONG), second.take(LONG)])).resolves.toEqual([true, true])
  const entered: string[] = []
  const waiting = [
    third.take(LONG).then(() => entered.push('third')),
    fourth.take(LONG).then(() => entered.push('fourth')),
  ]
  await Promise.resolve()
  expect(entered).toEqual([])
  first.release()
  second.release()
  await Promise.all(waiting)
  expect(entered).toEqual(['third', 'fourth'])
})

it('sends away who waited in vain, and keeps no place for them', async () => {
  const slotFor = createSlots(1)
  const [first, late, next] = [slotFor(), slotFor(), slotFor()]
  await first.take(LONG)
  await expect(late.take(1)).resolves.toBe(false)
  late.release()
  first.release()
  await expect(next.take(1)).resolves.toBe(true)
})

it('counts a slot once, however often it is taken or released', async () => {
  const slotFor = createSlots(1)
  const first = slotFor()
  await first.take(1)
  await expect(first.take(1)).resolves.toBe(true)
  first.release()
  first.release()
  const [second, third] = [slotFor(), slotFor()]
  await expect(second.take(1)).resolves.toBe(true)
  await expect(third.take(1)).resolves.toBe(false)
})
