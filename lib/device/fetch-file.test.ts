import { fetchFile } from './fetch-file'

test('hands on the answer', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('content'))
  expect(await (await fetchFile('/file.txt')).text()).toBe('content')
})

test('takes an answer without the file for an error', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }))
  await expect(fetchFile('/file.txt')).rejects.toThrow('/file.txt answered 404.')
})
