import { useHash } from '@/components/ui/use-hash'
import { useEffect, useState } from 'react'
import type { LinkReading } from '@/lib/plan/link'
import type { FileReading } from '@/lib/plan/plan-file'

/** A plan that came by link or by file, until the visitor has dealt with it. */
export type Offered = {
  source: 'link' | 'file'
  reading: Extract<LinkReading | FileReading, { kind: 'plan' }>
}

const WHY = {
  damaged:
    'This link could not be read: it was cut off or changed on its way. Ask for it again, or for the plan as a file.',
  newer: 'A newer version of this site made this link. Reload the page and open the link again.',
  'old-browser':
    'This browser is too old to read such a link. Ask for the plan as a file, and open that below.',
} as const

const dropFragment = () => history.replaceState(history.state, '', location.pathname + location.search)

type Carried = { offered: Offered | null; trouble: string | null }
const NOTHING: Carried = { offered: null, trouble: null }

/** The plan that the page's link or a file carries, or why it could not be read. */
export function useCarried() {
  const fragment = useHash()
  const [carried, setCarried] = useState<Carried>(NOTHING)

  useEffect(() => {
    if (!fragment.startsWith('#p=')) return
    let isCurrent = true
    void import('@/lib/plan/link')
      .then(({ decodePlan }) => decodePlan(fragment))
      .then(
        (reading) => {
          if (!isCurrent) return
          if (reading.kind === 'plan') setCarried({ offered: { source: 'link', reading }, trouble: null })
          else if (reading.kind === 'unreadable') setCarried({ offered: null, trouble: WHY[reading.reason] })
        },
        () => {
          if (isCurrent)
            setCarried({
              offered: null,
              trouble: 'The link could not be read: part of this page did not load. Reload the page.',
            })
        },
      )
    return () => {
      isCurrent = false
    }
  }, [fragment])

  const readFile = async (file: File) => {
    const { MOST_FILE_BYTES, readPlanFile } = await import('@/lib/plan/plan-file')
    if (file.size > MOST_FILE_BYTES) {
      setCarried({ offered: null, trouble: 'This file is far larger than any plan, so it was not read.' })
      return
    }
    const reading = readPlanFile(await file.text())
    setCarried(
      reading.kind === 'plan'
        ? { offered: { source: 'file', reading }, trouble: null }
        : { offered: null, trouble: reading.why },
    )
  }
  const settle = () => {
    setCarried(NOTHING)
    dropFragment()
  }
  const openFile = (file: File) =>
    void readFile(file).catch(() =>
      setCarried({ offered: null, trouble: 'The file could not be opened. Choose it again.' }),
    )
  return { ...carried, openFile, settle }
}
