import { createResource } from './resource'

it('is empty until it is read, and reads each key once', async () => {
  const read = jest.fn((key: string) => Promise.resolve(`file of ${key}`))
  const resource = createResource(read)
  const listener = jest.fn()
  resource.subscribe(listener)
  expect(resource.get()).toBeNull()
  await Promise.all([resource.load('1'), resource.load('1')])
  await resource.load('1')
  expect(resource.get()).toBe('file of 1')
  expect(read).toHaveBeenCalledTimes(1)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(resource.getNone()).toBeNull()
})

it('holds what the key asked for last became, also where that came first', async () => {
  let answerFirst: (answer: string) => void = () => {}
  const first = new Promise<string>((resolve) => {
    answerFirst = resolve
  })
  const resource = createResource((key) => (key === '1' ? first : Promise.resolve('new')))
  const early = resource.load('1')
  await resource.load('2')
  answerFirst('old')
  expect(await early).toBe('old')
  expect(resource.get()).toBe('new')
})

it('hands a failure to the caller, and tries again when asked again', async () => {
  const read = jest.fn(() => Promise.resolve('here'))
  read.mockRejectedValueOnce(new Error('Gone.'))
  const resource = createResource(read)
  await expect(resource.load('1')).rejects.toThrow('Gone.')
  expect(resource.get()).toBeNull()
  await expect(resource.load('1')).resolves.toBe('here')
})
