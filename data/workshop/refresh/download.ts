import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { politeVisitor } from '../polite-fetch'
import { jsonOf, Refusal, type PublisherFile } from './recipe'

/** Milliseconds between two requests to one host, and the longest that a request may take. */
const PAUSE = 2000
const LONGEST = 10 * 60_000
/** How often a download that broke off is taken up where it ended. */
const ATTEMPTS = 3
const MOST_PAGE_BYTES = 5_000_000
/** The answer to who asks for more than there is: the part was the whole file, or one of another. */
const NO_MORE = 416

/** What is known of a file: its size, the publisher's own name of it, and the day the publisher gives it, in ISO form. */
export type Known = {
  etag: string | null
  sha256: string
  bytes: number
  origin: string
  modified: string | null
}

/** A publisher's file on this disk; `isSame` where nothing changed since it was taken over. */
type Downloaded = Known & { path: string; isSame: boolean }

/**
 * Reads files of publishers, one request at a time. `from`: another server that answers in their place, with the publisher's
 * host as the first part of its paths, or a folder that holds the files under their names.
 */
export class Downloader {
  private readonly visit: ReturnType<typeof politeVisitor>

  constructor(
    private readonly cache: string,
    private readonly from: string | null = null,
    pauseMs = PAUSE,
  ) {
    this.visit = politeVisitor({ from: from?.replace(/\/$/, ''), pauseMs, timeoutMs: LONGEST })
  }

  /** @throws Refusal when the file can't be had, is too small or too large, or has been cut short */
  async get(file: PublisherFile, known: Known | null): Promise<Downloaded> {
    const saved = this.from && !isWeb(this.from) ? savedIn(this.from, file) : null
    const target = saved ?? path.join(this.cache, file.name)
    let etag: string | null = null
    let origin = path.basename(target)
    let modified: string | null = null
    if (!saved) {
      fs.mkdirSync(this.cache, { recursive: true })
      const url = file.find ? file.find(await this.page(file.url)) : file.url
      if (!url) throw new Refusal(`${file.url} names no address of ${file.name}: the page has another shape.`)
      // Some portals put a word such as “content” behind the name.
      origin = new URL(url).pathname.split('/').findLast((part) => part.includes('.')) ?? file.name
      const read = await (file.next ? this.pages(url, target, file) : this.file(url, target, file, known))
      if (read === 'same' && known) return { ...known, path: target, isSame: true }
      if (read !== 'same') ({ etag, modified } = read)
    }
    if (file.member) modified ??= dayOfArchive(target)
    if (saved) modified ??= dayIn(fs.statSync(saved).mtime)
    const bytes = fs.statSync(target).size
    if (bytes < file.leastBytes)
      throw new Refusal(`${file.name} has ${bytes} bytes; less than ${file.leastBytes} is a file cut short.`)
    if (bytes > file.mostBytes)
      throw new Refusal(`${file.name} has ${bytes} bytes, more than ${file.mostBytes}.`)
    const sha256 = await checksum(target)
    return { path: target, etag, sha256, bytes, origin, modified, isSame: sha256 === known?.sha256 }
  }

  private async page(url: string, secrets?: PublisherFile['secrets']): Promise<string> {
    const text = await this.request(url, { secrets }, (response) => response.text().catch(() => ''))
    if (text.length > MOST_PAGE_BYTES) throw new Refusal(`${url} is no page: ${text.length} letters.`)
    return text
  }

  /** A page in JSON; one that breaks off is asked for again. */
  private async wholePage(url: string, secrets: PublisherFile['secrets']): Promise<unknown> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const page = jsonOf(await this.page(url, secrets))
      if (page !== undefined) return page
    }
    throw new Refusal(`${url} was cut short ${ATTEMPTS} times, or is another page.`)
  }

  /** A page of rows after the other, each as a line. */
  private async pages(first: string, target: string, file: PublisherFile) {
    fs.writeFileSync(`${target}.part`, '')
    let bytes = 0
    for (let url: string | null = first; url !== null;) {
      const page = await this.wholePage(url, file.secrets)
      const line = `${JSON.stringify(page)}\n`
      bytes += line.length
      if (bytes > file.mostBytes) throw new Refusal(`${file.name} is larger than ${file.mostBytes} bytes.`)
      fs.appendFileSync(`${target}.part`, line)
      url = following(file, page, url)
    }
    fs.renameSync(`${target}.part`, target)
    return { etag: null, modified: null }
  }

  /** A part of this or of an earlier run is taken up where it ended, unless the publisher has another version by now. */
  private async file(url: string, target: string, file: PublisherFile, known: Known | null) {
    const part = `${target}.part`
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const headers = headersFor(part, url)
      if (!headers.range && known?.etag) headers['if-none-match'] = known.etag
      const question = file.question && JSON.stringify(file.question)
      if (question) headers['content-type'] = 'application/json'
      const sent = { headers, secrets: file.secrets, question }
      const answer = await this.request(url, sent, async (response) => ({
        isSame: response.status === 304,
        etag: response.headers.get('etag'),
        date: response.headers.get('last-modified'),
        isWhole: response.status !== 304 && (await append(response, part, url, file.mostBytes)),
      }))
      if (answer.isSame) return 'same' as const
      if (answer.isWhole) {
        fs.renameSync(part, target)
        return { etag: answer.etag, modified: dayIn(new Date(answer.date ?? '')) }
      }
    }
    throw new Refusal(`${url} was cut short ${ATTEMPTS} times.`)
  }

  /** What a publisher answered, as `use` reads it. */
  private async request<Value>(
    url: string,
    sent: Parameters<typeof this.visit>[2],
    use: (response: Response) => Promise<Value>,
  ): Promise<Value> {
    const visit = await this.visit(
      url,
      (response) => {
        if (!response.ok && ![304, NO_MORE].includes(response.status))
          throw new Refusal(`${url} answered ${response.status}.`)
        return use(response)
      },
      sent,
    )
    if ('value' in visit) return visit.value
    throw new Refusal(`${visit.url}: ${visit.failed}. Save the file by hand and name its folder with --from.`)
  }
}

function following(file: PublisherFile, page: unknown, url: string): string | null {
  try {
    return file.next?.(page, url) ?? null
  } catch {
    throw new Refusal(`${file.name} has another shape: ${url} doesn’t say which page follows.`)
  }
}

/** Null for a date that is none. */
const dayIn = (date: Date) => (Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10))

/** Archives without a clock say that they are of 1980. */
const FIRST_YEAR = 2000

/** The day on which the first file of a ZIP was put in, in ISO form; null where it says none, or for another file. */
function dayOfArchive(archive: string): string | null {
  const head = Buffer.alloc(14)
  const handle = fs.openSync(archive, 'r')
  fs.readSync(handle, head)
  fs.closeSync(handle)
  if (head.toString('latin1', 0, 4) !== 'PK\u0003\u0004') return null
  // Seven bits for the year since 1980, four for the month, five for the day.
  const date = head.readUInt16LE(12)
  const [year, month, day] = [1980 + (date >> 9), (date >> 5) & 15, date & 31]
  return year < FIRST_YEAR ? null : dayIn(new Date(Date.UTC(year, month - 1, day)))
}

function savedIn(folder: string, file: PublisherFile): string {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  const name = names.find((each) => file.named?.test(each)) ?? names.find((each) => each === file.name)
  if (!name) throw new Refusal(`${path.join(folder, file.name)} is missing.`)
  return path.join(folder, name)
}

export const isWeb = (from: string) => /^https?:\/\//.test(from)

/** The address and the version that a part is of stand beside it, once they are known. */
const versionPath = (part: string) => `${part}.version`

/** The headers that ask for the rest of a part; none where there is no part of this address. */
function headersFor(part: string, url: string): Record<string, string> {
  const known = fs.existsSync(part) && fs.existsSync(versionPath(part))
  const [of, version] = known ? fs.readFileSync(versionPath(part), 'utf8').split('\n') : []
  const { size } = known ? fs.statSync(part) : { size: 0 }
  return of === url && version && size > 0 ? { range: `bytes=${size}-`, 'if-range': version } : {}
}

/** What tells two versions of a file apart to the byte; empty where a publisher says nothing of the kind, or packs the file. */
function versionOf({ headers }: Response): string {
  if (headers.has('content-encoding')) return ''
  const etag = headers.get('etag')
  return (etag?.startsWith('W/') ? null : etag) ?? headers.get('last-modified') ?? ''
}

/** Adds what comes to the part that is there; false where the connection broke off. */
async function append(response: Response, part: string, url: string, most: number): Promise<boolean> {
  if (response.status === NO_MORE) {
    fs.rmSync(part)
    return false
  }
  fs.writeFileSync(versionPath(part), `${url}\n${versionOf(response)}`)
  const handle = fs.openSync(part, response.status === 206 ? 'a' : 'w')
  let bytes = fs.fstatSync(handle).size
  try {
    for await (const chunk of response.body ?? []) {
      fs.writeSync(handle, chunk)
      bytes += chunk.length
      if (bytes > most) throw new Refusal(`The file is larger than ${most} bytes.`)
    }
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) return false
    fs.rmSync(part)
    throw error
  } finally {
    fs.closeSync(handle)
  }
}

async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of fs.createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
