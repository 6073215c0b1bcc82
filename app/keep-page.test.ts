import { KEEP_PAGE_SCRIPT } from './keep-page'

it('leaves out the version with which the browser would be found to be behind, and nothing else', () => {
  const sent: unknown[] = []
  class Socket {
    send(data: unknown) {
      sent.push(data)
    }
  }
  new Function('WebSocket', KEEP_PAGE_SCRIPT)(Socket)
  const socket = new Socket()
  const bytes = new Uint8Array([1])
  socket.send('{"type":"turbopack-subscribe","path":"a.js","hmrVersion":"3"}')
  socket.send('{"type":"turbopack-unsubscribe","path":"a.js","hmrVersion":"3"}')
  socket.send(bytes)
  expect(sent).toEqual([
    '{"type":"turbopack-subscribe","path":"a.js"}',
    '{"type":"turbopack-unsubscribe","path":"a.js","hmrVersion":"3"}',
    bytes,
  ])
})
