import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { refresh, type Place } from './refresh'
import type { Recipe } from './recipe'

type Answer = {
  body: string | Buffer
  etag?: string
  cutAt?: number
  status?: number
  modified?: string
  /** The address that it sends to in place of a body. */
  location?: string
}

/** A server that stands for all publishers, and a folder `data` with what the catalogue says today. */
export type LocalPublisher = {
  /** What it answers, by host and path. */
  answers: Record<string, Answer>
  asked: http.IncomingMessage[]
  place: Place
  read: (name: string) => unknown
  /** Puts another file into the folder. */
  write: (name: string, content: unknown) => void
  close: () => Promise<unknown>
}

/** @param files of `data/`, by their path there */
export async function startPublisher(files: Readonly<Record<string, unknown>>): Promise<LocalPublisher> {
  const answers: Record<string, Answer> = {}
  const asked: http.IncomingMessage[] = []
  const server = http.createServer((request, response) => {
    asked.push(request)
    const answer = answers[request.url ?? '']
    if (!answer) return void response.writeHead(404).end()
    if (answer.etag && request.headers['if-none-match'] === answer.etag)
      return void response.writeHead(304).end()
    const body = Buffer.from(answer.body)
    const version = request.headers['if-range'] ?? answer.etag
    const range = version === answer.etag ? request.headers.range : undefined
    const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0)
    if (from > 0 && from >= body.length) return void response.writeHead(416).end()
    const headers: http.OutgoingHttpHeaders = { 'content-length': body.length - from }
    if (answer.etag) headers.etag = answer.etag
    if (answer.location) return void response.writeHead(302, { location: answer.location }).end()
    if (answer.modified) headers['last-modified'] = answer.modified
    response.writeHead(answer.status ?? (from > 0 ? 206 : 200), headers)
    if (answer.cutAt === undefined || from > 0) return void response.end(body.subarray(from))
    response.write(body.subarray(0, answer.cutAt), () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'refresh-'))
  const data = path.join(folder, 'data')
  for (const name of ['universities', 'workshop/tables', 'open', 'programmes', 'subject-codes'])
    fs.mkdirSync(path.join(data, name), { recursive: true })
  const own = { 'workshop/tables/identifiers.tsv': 'scheme\tnumber\tid\n', ...files }
  const write = (name: string, content: unknown) =>
    fs.writeFileSync(path.join(data, name), typeof content === 'string' ? content : JSON.stringify(content))
  for (const [name, content] of Object.entries(own)) write(name, content)
  const { port } = server.address() as AddressInfo
  return {
    answers,
    asked,
    place: { data, cache: path.join(folder, 'cache'), from: `http://127.0.0.1:${port}`, pause: 0 },
    read: (name) => JSON.parse(fs.readFileSync(path.join(data, name), 'utf8')),
    write,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Runs a recipe on a file of a few rows: the least sizes of the real one are not asked. */
export function refreshFew(recipe: Recipe, { place }: LocalPublisher, day: string, isAccepted = false) {
  const files = recipe.files.map((file) => ({ ...file, leastBytes: 1, leastRows: 1 }))
  return refresh({ ...recipe, files }, place, { day, isAccepted })
}
