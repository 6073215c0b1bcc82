import type { Change } from '../../lib/corrections/patch'
import type { ReadPage } from './read-page'
import { groupBy } from '../../lib/text/group-by'
import type { Subject } from './subjects'

/** Readers at work at a time; a host answers one of them. */
const READERS = 8

/** `names`: the records that it is said of. */
type Line = { state: string; names: string[]; url: string; what: string }
type LineOfRecord = Omit<Line, 'names'> & { name: string }

/** One line for each page and what is said of it, which may be true of several records, or twice of one. */
function joinLines(lines: readonly LineOfRecord[]): Line[] {
  const groups = groupBy(lines, ({ state, url, what }) => JSON.stringify([state, url, what]))
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { name, ...line } = first
    return [{ ...line, names: [...new Set([name, ...others.map((each) => each.name)])] }]
  })
}

/** Reads each address once. */
async function readAll(urls: readonly string[], read: (url: string) => Promise<ReadPage>) {
  const pages = new Map<string, ReadPage>()
  const left = [...new Set(urls)]
  const work = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) pages.set(url, await read(url))
  }
  await Promise.all(Array.from({ length: READERS }, work))
  return pages
}

type Pages = ReadonlyMap<string, ReadPage>
type Address = Subject['addresses'][number]

/** Reads each address, and where one is gone also those that may take its place. */
async function readWithReplacements(
  addresses: readonly Address[],
  read: (url: string) => Promise<ReadPage>,
): Promise<Pages> {
  const pages = await readAll(
    addresses.map(({ url }) => url),
    read,
  )
  const wanted = addresses.flatMap(({ url, instead }) =>
    instead && pages.get(url)?.state === 'gone' ? instead.filter((other) => !pages.has(other)) : [],
  )
  return new Map([...pages, ...(await readAll(wanted, read))])
}

function addressChange(
  { url, mayGo, instead }: Address,
  pages: Pages,
): { to: string | null; why: string } | null {
  const page = pages.get(url)
  if (page?.state === 'gone' && mayGo) return { to: null, why: page.why }
  if (page?.state === 'moved') return { to: page.to, why: 'The page has moved for good.' }
  const to = page?.state === 'gone' ? instead?.find((other) => pages.get(other)?.state === 'read') : null
  return page?.state === 'gone' && to ? { to, why: `${page.why} This one answers.` } : null
}

/** A page that says the same was read on that day, and not in a stored copy. */
function dayChanges(
  file: string,
  { path, url, checkedOn, isLive }: NonNullable<Subject['days']>[number],
  today: string,
): Change[] {
  const why = 'The page was read again and says the same.'
  const proof = { file, why, page: url, words: null, readOn: today }
  const day = { ...proof, path: [...path, 'checkedOn'], from: checkedOn, to: today }
  const live = { ...proof, path: [...path, 'isLive'], from: null, to: true }
  return [...(checkedOn === today ? [] : [day]), ...(isLive ? [] : [live])]
}

/**
 * Reads the pages of the subjects again. `changes`: what a patch may change, each with its proof. `lines`: what a person
 * has to look at. A page that still says our value is in neither, whatever else of it is new.
 * @param today the day on which the pages are read, as an ISO date
 */
export async function reread(
  subjects: readonly Subject[],
  read: (url: string) => Promise<ReadPage>,
  today: string,
): Promise<{ changes: Change[]; readAgain: Change[]; lines: Line[]; pages: number; same: number }> {
  const pages = await readWithReplacements(
    subjects.flatMap(({ addresses }) => addresses),
    read,
  )
  const changes: Change[] = []
  const lines: LineOfRecord[] = []
  const readAgain: Change[] = []
  let same = 0
  for (const { file, name, addresses, days = [], judge } of subjects) {
    const texts: string[] = []
    let isWhole = true
    for (const address of addresses) {
      const { path, url } = address
      const page = pages.get(url)
      if (!page) continue
      const changed = addressChange(address, pages)
      const proof = { page: url, words: null, readOn: today }
      if (changed) changes.push({ file, path, from: url, ...changed, ...proof })
      if (page.state === 'gone' && !changed) lines.push({ state: page.state, name, url, what: page.why })
      if (page.state === 'redirected') lines.push({ state: page.state, name, url, what: page.to })
      if (page.state === 'not read') lines.push({ state: page.state, name, url, what: page.why })
      const text = 'text' in page ? page.text : null
      if (text) texts.push(text)
      else isWhole = false
      if ('text' in page && page.text === null && page.state === 'read')
        lines.push({ state: 'not judged', name, url, what: 'the page was cut short, or is no text' })
    }
    const [first] = addresses
    if (!judge || !first || texts.length === 0) continue
    const judged = judge(texts)
    if (judged.state === 'same') {
      same += 1
      const read = days.filter(({ url }) => pages.get(url)?.state === 'read')
      readAgain.push(...read.flatMap((day) => dayChanges(file, day, today)))
    }
    // What one page does not say another one may, which could not be read.
    else if (judged.state === 'unclear' || !isWhole)
      lines.push({ state: 'look', name, url: first.url, what: 'what' in judged ? judged.what : judged.why })
    else {
      const { values, why, words } = judged
      const at = addresses.find(({ url }) => {
        const page = pages.get(url)
        return page && 'text' in page && page.text?.includes(words)
      })
      const proof = { why, page: (at ?? first).url, words, readOn: today }
      changes.push(...values.map((value) => ({ file, ...value, ...proof })))
    }
  }
  return { changes, readAgain, lines: joinLines(lines), pages: pages.size, same }
}
