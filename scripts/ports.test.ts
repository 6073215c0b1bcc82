import net from 'node:net'
import { isPortFree, parsePort, waitForPort } from './ports.mjs'

test.each([
  ['3000', 3000],
  ['65535', 65_535],
  ['0', null],
  ['65536', null],
  ['80a', null],
  ['', null],
])('"%s" names port %s', (text, port) => {
  expect(parsePort(text)).toBe(port)
})

test('a port is free until something listens', async () => {
  const server = net.createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  expect(await isPortFree(port, '127.0.0.1')).toBe(false)
  expect(await waitForPort(port, 1000)).toBe(true)
  await new Promise((resolve) => server.close(resolve))
  expect(await isPortFree(port, '127.0.0.1')).toBe(true)
  expect(await waitForPort(port, 50)).toBe(false)
})
