'use client'

import { Alert } from '@/components/ui/alert'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { downloadText } from '@/components/ui/download-text'
import { discardUnread, listUnread, UNREAD_EVENT } from '@/lib/device/kept-entry'
import { describeKeys } from '@/lib/device/own-data'

/** Says what of the visitor's data could not be read, and offers each text as a file. */
export function UnreadNotice() {
  const [unread, setUnread] = useState(listUnread)
  useEffect(() => {
    const update = () => setUnread(listUnread())
    addEventListener(UNREAD_EVENT, update)
    return () => removeEventListener(UNREAD_EVENT, update)
  }, [])

  return (
    <section aria-label="Data that could not be read" className="page empty:hidden">
      {unread.map(({ name, text }) => (
        <Alert key={name} role="alert" variant="trouble" className="mt-4">
          <p>
            <span aria-hidden>⚠ </span>
            <span>{`Part of what this browser keeps could not be read: ${describeKeys([name])}. It may be damaged, or come from a newer version of this site. It is set aside as it was; what could be read is still here.`}</span>
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="small" onClick={() => downloadText(`${name}.txt`, text)}>
              Download what could not be read
            </Button>
            <Button size="small" onClick={() => discardUnread(name)}>
              Delete it
            </Button>
          </div>
        </Alert>
      ))}
    </section>
  )
}
