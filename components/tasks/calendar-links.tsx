'use client'

import { useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { downloadText } from '@/components/ui/download-text'
import { LinkField } from '@/components/ui/link-field'
import { calendarHref, MOST_ITEMS, type CalendarAddress } from '@/lib/tasks/address'
import { writePlanCalendar } from '@/lib/tasks/calendar'
import type { Task } from '@/lib/tasks/task'

type CalendarLinksProps = { tasks: readonly Task[]; address: CalendarAddress; today: string }

/** The open tasks as a file, and an address that a calendar program fetches again and again. */
export function CalendarLinks({ tasks, address, today }: CalendarLinksProps) {
  const [said, setSaid] = useState('')
  const items = address.places.length + address.awards.length
  const href = `${location.origin}${calendarHref(address)}`
  const copy = async () => {
    const isCopied = await copyText(href)
    setSaid(
      isCopied ? 'Address copied.' : 'This browser does not let pages copy. Copy the address from the field.',
    )
  }
  return (
    <details className="print:hidden">
      <summary className="min-h-9 w-fit font-semibold">In my calendar</summary>
      <div className="grid max-w-prose justify-items-start gap-2.5 py-2 wrap-anywhere">
        <p>The file contains your open tasks as they are now, with the tasks and dates you added.</p>
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() =>
              downloadText(
                'my-plan.ics',
                writePlanCalendar(tasks, { baseUrl: location.origin, today }, new Date()),
              )
            }
          >
            Save as a calendar file
          </Button>
        </div>
        {items > 0 && (
          <>
            <p>
              {`A calendar program that subscribes checks this address once a day and updates changed dates. The address contains your choices, your awards and when you begin. It does not show who you are, or what you ticked, changed or added.${items > MOST_ITEMS ? ` It contains the first ${MOST_ITEMS} of your ${items} items.` : ''}`}
            </p>
            <LinkField label="Address to subscribe to" link={href} />
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => void copy()}>Copy address</Button>
              <a className={buttonVariants()} href={href.replace(/^https?:/, 'webcal:')}>
                Open in my calendar program
              </a>
            </div>
            <p role="status">{said}</p>
          </>
        )}
      </div>
    </details>
  )
}
