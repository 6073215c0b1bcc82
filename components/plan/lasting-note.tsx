import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { readEntry, writeEntry } from '@/lib/device/browser-storage'
import { askToKeep, deletesAfterAWeek } from '@/lib/device/lasting-storage'
import { PlanWarning } from './plan-warning'

const READ_KEY = 'meridian-plan-note'

/**
 * Asks the browser to keep the plan, and says once, where it will not, that Safari deletes it after a week without a
 * visit, with the ways to keep it.
 */
export function LastingNote() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    askToKeep().then(
      (isLasting) => setIsShown(!isLasting && deletesAfterAWeek(navigator) && !readEntry(READ_KEY)),
      () => {},
    )
  }, [])
  if (!isShown) return null
  const close = () => {
    setIsShown(false)
    writeEntry(READ_KEY, 'read')
  }
  return (
    <PlanWarning role="status">
      <p>
        If you do not open Meridian for seven days, Safari deletes what it keeps on this device, and your plan
        with it. Three ways to keep the plan:
      </p>
      <ul className="list-disc pl-5">
        <li>
          <a href="#plan-take-along">copy the link to your plan</a>
        </li>
        <li>
          <a href="#plan-take-along">save it as a file</a>
        </li>
        <li>
          <a href="#plan-tasks">put its dates into your calendar</a>
        </li>
      </ul>
      <Button size="small" className="mt-2" onClick={close}>
        I see
      </Button>
    </PlanWarning>
  )
}
