import { useEffect, useState } from 'react'
import { describeChange } from '@/lib/compare/news'
import type { Chosen } from '@/lib/compare/selection'
import { useSelectionStore } from '@/lib/compare/selection-store'

/** A screen reader reads only changes to a live region, so the region is empty at first. */
const SPEAKS_AFTER_MS = 150

/** Tells a screen reader what a press changed. */
export function TrayNews({ chosen }: { chosen: readonly Chosen[] }) {
  const before = useSelectionStore((selection) => selection.before)
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), SPEAKS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="sr-only">
      {isThere && before && describeChange(before, chosen)}
    </p>
  )
}
