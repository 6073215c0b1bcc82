import { useState } from 'react'
import { decodePlan } from '@/lib/plan/link'
import type { ReadLink } from '@/lib/plan/link-text'
import { MOST_FILE_BYTES, readPlanFile } from '@/lib/plan/plan-file'
import { boardRow, fragmentsIn, MOST_ON_BOARD, type BoardRow } from '@/lib/tasks/board'
import { count } from '@/lib/text/format'

type Found = { id: string; plan: ReadLink | null }

const readLink = async (fragment: string): Promise<Found> => {
  const reading = await decodePlan(fragment)
  return { id: fragment, plan: reading.kind === 'plan' ? reading : null }
}

/** A file of a plan, or a text with links. */
async function readFile(file: File): Promise<Found[]> {
  if (file.size > MOST_FILE_BYTES) return [{ id: file.name, plan: null }]
  const text = await file.text()
  const reading = readPlanFile(text)
  if (reading.kind === 'plan') return [{ id: text, plan: reading }]
  const links = fragmentsIn(text)
  return links.length > 0 ? Promise.all(links.map(readLink)) : [{ id: file.name, plan: null }]
}

/** The plans of a board. They stay on this page alone: a reload has none of them. @param today ISO day */
export function useBoard(today: string) {
  const [rows, setRows] = useState<readonly BoardRow[]>([])
  const [said, setSaid] = useState('')

  async function take(asked: readonly Promise<readonly Found[]>[]) {
    setSaid('Reading the plans…')
    const found = (await Promise.all(asked)).flat()
    const known = new Set(rows.map(({ id }) => id))
    const fresh = [...new Map(found.map((each) => [each.id, each])).values()].filter(
      ({ id }) => !known.has(id),
    )
    const readable = fresh.flatMap(({ id, plan }) => (plan ? [{ id, plan }] : []))
    const taken = readable.slice(0, MOST_ON_BOARD - rows.length)
    const next = await Promise.all(
      taken.map(({ id, plan }, at) => boardRow(id, plan, `Plan ${rows.length + at + 1}`, today)),
    )
    setRows([...rows, ...next])
    const damaged = fresh.length - readable.length
    const left = readable.length - taken.length
    setSaid(
      [
        found.length === 0
          ? 'There is no link to a plan in this text.'
          : `${count(next.length, 'plan')} added.`,
        damaged > 0 && `${count(damaged, 'link or file', 'links or files')} could not be read.`,
        left > 0 && `${count(left, 'plan')} more than the ${MOST_ON_BOARD} of a board left out.`,
      ]
        .filter(Boolean)
        .join(' '),
    )
  }
  const tell = (asked: readonly Promise<readonly Found[]>[]) =>
    void take(asked).catch(() =>
      setSaid('The plans couldn’t be worked out. Check your connection and try again.'),
    )

  return {
    rows,
    said,
    takeText: (text: string) => tell(fragmentsIn(text).map(async (fragment) => [await readLink(fragment)])),
    takeFiles: (files: readonly File[]) => tell(files.map(readFile)),
    remove: (id: string) => setRows(rows.filter((row) => row.id !== id)),
  }
}
