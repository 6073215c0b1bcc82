import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { send } from './send'
import { newTally, note, type Tally } from './tally'

const SENDERS = 50
const BYTE_EVERY_MS = 500
/** A page is answered while others send slowly. A busy machine takes its time. */
const SLOW_MS = 10_000
const VISITS = 20

/** The routes that take a body. */
const PATHS = ['/api/scraper/scrape', '/api/mcp']

/** A request whose body never ends; `isOver` once the server has ended it or answered. */
function sendSlowly(port: number, path: string) {
  const socket = net.connect({ host: '127.0.0.1', port })
  const sender = { isOver: false, answer: '', end: () => void socket.destroy() }
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nSec-Fetch-Site: same-origin\r\n` +
      'Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"url":"',
  )
  const drip = setInterval(() => socket.write('x'), BYTE_EVERY_MS)
  socket.on('data', (data) => {
    sender.answer += data.toString('latin1')
    sender.isOver = true
  })
  socket.on('error', () => {})
  socket.once('close', () => {
    clearInterval(drip)
    sender.isOver = true
  })
  return sender
}

/** Fifty requests send a byte each half second. Pages are answered all the same, and the server ends them within `patienceMs`. */
export async function trySlowBodies(port: number, patienceMs: number): Promise<Tally> {
  const tally = newTally(VISITS + SENDERS)
  const until = Date.now() + patienceMs
  const senders = Array.from({ length: SENDERS }, (_, at) => sendSlowly(port, PATHS[at % PATHS.length] ?? ''))
  await wait(1000)
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { status, ms } = await send(port, { path: `/universities?page=${visit + 2}` })
    const isFine = status === 200 && ms < SLOW_MS
    note(tally, 'a page beside slow bodies', isFine ? null : `${status} after ${Math.round(ms)} ms`)
  }
  while (Date.now() < until && senders.some(({ isOver }) => !isOver)) await wait(250)
  for (const { isOver, answer, end } of senders) {
    const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? ''
    const complaint = isOver
      ? status.startsWith('5')
        ? `answered ${status}`
        : null
      : `is still open after ${patienceMs} ms`
    note(tally, 'a body that does not end', complaint)
    end()
  }
  return tally
}
