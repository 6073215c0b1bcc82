import { defineData, defineFile, subscribeToFiles } from './catalogue-file'

test('reads an address once, hands its content to every caller and tells the listeners', async () => {
  let answer: (content: string) => void = () => {}
  const read = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const file = defineData(() => 'once', read)
  const listener = jest.fn()
  const stop = subscribeToFiles(listener)
  const [first, second] = [file.load(), file.load()]
  expect(file.get()).toBeNull()
  answer('content')
  expect(await Promise.all([first, second])).toEqual(['content', 'content'])
  expect(file.get()).toBe('content')
  expect(await file.load()).toBe('content')
  expect(read).toHaveBeenCalledTimes(1)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  await defineData(() => 'unheard', read.mockResolvedValue('')).load()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('hands a failure to the caller, forgets it and reads again when asked again', async () => {
  const read = jest.fn(async (address: string) => address).mockRejectedValueOnce(new Error('offline'))
  const { load, get } = defineData(() => 'failing', read)
  await expect(load()).rejects.toThrow('offline')
  expect(get()).toBeNull()
  expect(await load()).toBe('failing')
  expect(get()).toBe('failing')
})

test('a file has its version in its address, is JSON unless it says how it is read, and is read anew under another version', async () => {
  const ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('[1]'))
  const [rows, text] = [defineFile<number[]>('a.json'), defineFile('a.txt', (answer) => answer.text())]
  jest.replaceProperty(process, 'env', { ...process.env, CATALOGUE_VERSION: 'v1' })
  expect([await rows.load(), await text.load(), rows.get()]).toEqual([[1], '[1]', [1]])
  jest.replaceProperty(process, 'env', { ...process.env, CATALOGUE_VERSION: 'v2' })
  expect(rows.get()).toBeNull()
  await rows.load()
  expect(ask.mock.calls).toEqual([
    ['/catalogue/v1/a.json'],
    ['/catalogue/v1/a.txt'],
    ['/catalogue/v2/a.json'],
  ])
})
