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
    setSaid(isCopied ? 'Address copied.' : 'This browser lets no page copy. Take the address from the field.')
  }
  return (
    <details className="task-fold print:hidden">
      <summary>In my calendar</summary>
      <div className="task-more">
        <p>The file holds your open tasks as they are now, with your own ones and the days that you set.</p>
        <div className="plan-actions">
          <Button
            type="button"
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
              A calendar program that subscribes asks this address once a day, and moves what has changed. The
              address names your choices, awards and when you begin. It knows neither who you are, nor what
              you ticked, changed or added.
              {items > MOST_ITEMS && ` It holds the first ${MOST_ITEMS} of your ${items} items.`}
            </p>
            <LinkField label="Address to subscribe to" link={href} className="plan-link-field" />
            <div className="plan-actions">
              <Button type="button" onClick={() => void copy()}>
                Copy address
              </Button>
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
