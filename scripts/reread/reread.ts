import type { Change } from '../../lib/corrections/patch'
import type { ReadPage } from './read-page'
import type { Subject } from './subjects'

/** Readers at work at a time; a host answers one of them. */
const READERS = 8

type Line = { state: string; name: string; url: string; what: string }

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

function addressChange(page: ReadPage, mayGo: boolean): { to: string | null; why: string } | null {
  if (page.state === 'gone' && mayGo) return { to: null, why: page.why }
  if (page.state === 'moved') return { to: page.to, why: 'The page has moved for good.' }
  return null
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
  const pages = await readAll(
    subjects.flatMap(({ addresses }) => addresses.map(({ url }) => url)),
    read,
  )
  const changes: Change[] = []
  const lines: Line[] = []
  const readAgain: Change[] = []
  let same = 0
  for (const { file, name, addresses, days = [], judge } of subjects) {
    const texts: string[] = []
    let isWhole = true
    for (const { path, url, mayGo = false } of addresses) {
      const page = pages.get(url)
      if (!page) continue
      const changed = addressChange(page, mayGo)
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
  return { changes, readAgain, lines, pages: pages.size, same }
}
