import { oncePerObject } from './once-per-object'

test('makes the result of an object once', () => {
  const make = jest.fn(({ name }: { name: string }) => ({ greeting: `Hello ${name}` }))
  const greet = oncePerObject(make)
  const ada = { name: 'Ada' }
  expect(greet(ada)).toEqual({ greeting: 'Hello Ada' })
  expect(greet(ada)).toBe(greet(ada))
  expect(make).toHaveBeenCalledTimes(1)
})

test('makes one for each object, also where two are equal', () => {
  const copy = oncePerObject((one: { name: string }) => ({ ...one }))
  expect(copy({ name: 'Ada' })).not.toBe(copy({ name: 'Ada' }))
})

test('keeps a result that is nothing', () => {
  const make = jest.fn(() => null)
  const find = oncePerObject(make)
  const key = {}
  expect([find(key), find(key)]).toEqual([null, null])
  expect(make).toHaveBeenCalledTimes(1)
})
