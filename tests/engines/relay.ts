import net from 'node:net'

export type Relay = { origin: string; cut(): Promise<void>; join(): Promise<void> }

/**
 * A connection to the site that can be cut: only Chromium can be set offline in the same way. It begins joined, on the
 * port given.
 */
export async function openRelay(port: number, sitePort: number): Promise<Relay> {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((visitor) => {
    const site = net.connect(sitePort, '127.0.0.1')
    visitor.pipe(site).pipe(visitor)
    for (const socket of [visitor, site]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      // The other end may be gone already.
      socket.on('error', () => {
        visitor.destroy()
        site.destroy()
      })
    }
  })
  const join = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  await join()
  return { origin: `http://127.0.0.1:${port}`, cut, join }
}
