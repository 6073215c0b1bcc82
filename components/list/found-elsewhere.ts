import { useEffect, useState } from 'react'
import { useFile } from '@/components/ui/use-file'
import { defineData } from '@/lib/device/catalogue-file'
import { fetchFile } from '@/lib/device/fetch-file'
import type { FoundElsewhere, OtherList } from '@/lib/list/text-meaning'
import { count, formatCount } from '@/lib/text/format'

/** The number of results of another list for an address. */
const FOUND = (href: string) =>
  defineData(
    () => `/api/found?at=${encodeURIComponent(href)}`,
    async (address) => (await fetchFile(address)).json() as Promise<FoundElsewhere>,
  )

const PAUSE_MS = 500

/** Whether a value has stood for a while: what is being typed changes with each key. */
function useSettled(value: string): boolean {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}

/** The number of results of a list's address, asked for once it has stood for a while; null until it is known. */
export function useFoundElsewhere(href: string, isAsked: boolean): FoundElsewhere | null {
  const isSettled = useSettled(href)
  return useFile(FOUND(href), isAsked && isSettled).value
}

const NOUNS = {
  programmes: ['programme', 'programmes'],
  scholarships: ['scholarship', 'scholarships'],
  universities: ['university', 'universities'],
} as const

/** "94 programmes may fit", where none is sure to: what they do not report may be what is asked for. */
export function foundInWords({ total, notKnown }: FoundElsewhere, what: OtherList['what']): string {
  const [one, many] = NOUNS[what]
  const counted = (n: number) => count(n, one, many)
  if (notKnown === 0) return counted(total)
  return total === 0
    ? `${counted(notKnown)} may fit`
    : `${counted(total)}, ${formatCount(notKnown)} more may fit`
}
