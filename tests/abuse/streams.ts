import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { send } from './send'
import { newTally, note, type Tally } from './tally'

const STREAMS = 50
const LONGEST_MS = 30_000
/** The server asks the service every two seconds; a read that had begun may still arrive. */
const SETTLE_MS = 2500

/** The keys that set the stand-in: a crawl of forty pages, and one that does not end. */
const SHORT = 'Bearer fc-pages=40+ms=50+tag=abuse'
const ENDLESS = 'Bearer fc-pages=100+ms=60000+tag=abuse'

type Site = { port: number; countReads: () => number }

const headersOf = (authorization: string) => ({
  authorization,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
})

async function startCrawl(port: number, key: string): Promise<string> {
  const body = JSON.stringify({ url: 'https://university.example.com', limit: 100 })
  const answer = await send(port, {
    method: 'POST',
    path: '/api/scraper/crawl',
    headers: headersOf(key),
    body,
  })
  const { id } = JSON.parse(answer.body) as { id?: string }
  if (id === undefined) throw new Error(`No crawl was started: ${answer.status} ${answer.body.slice(0, 200)}`)
  return id
}

/** Reads events until the stream ends or `until` is found in it. Returns the text. */
function follow(port: number, path: string, key: string, until: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const request = http.get(
      { host: '127.0.0.1', port, path, agent: false, headers: headersOf(key) },
      (response) => {
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
          if (until.test(text)) request.destroy()
        })
        response.once('close', () => resolve(text))
      },
    )
    request.setTimeout(LONGEST_MS, () => request.destroy(new Error('nothing came')))
    request.once('error', (error) => (until.test(text) ? resolve(text) : reject(error)))
  })
}

/** Fifty visitors follow a crawl to its end at once; fifty more leave in the middle, and the server stops reading for them. */
export async function tryStreams({ port, countReads }: Site): Promise<Tally> {
  const tally = newTally(2 * STREAMS + 1)
  const open = (id: string, key: string, until: RegExp) =>
    Promise.allSettled(
      Array.from({ length: STREAMS }, () => follow(port, `/api/scraper/crawl/${id}/events`, key, until)),
    )

  const ended = await open(await startCrawl(port, SHORT), SHORT, /event: (done|failed)/)
  for (const [number, stream] of ended.entries()) {
    const text = stream.status === 'fulfilled' ? stream.value : String(stream.reason)
    note(
      tally,
      `stream ${number}`,
      text.includes('event: done') ? null : `ended without its last event: ${text.slice(-100)}`,
    )
  }

  const left = await open(await startCrawl(port, ENDLESS), ENDLESS, /event: progress/)
  for (const [number, stream] of left.entries()) {
    note(tally, `stream ${number} that is left`, stream.status === 'fulfilled' ? null : String(stream.reason))
  }
  await wait(SETTLE_MS)
  const before = countReads()
  await wait(2 * SETTLE_MS)
  const late = countReads() - before
  note(tally, 'fifty streams that were left', late > 0 ? `the service was still asked ${late} times` : null)
  return tally
}
