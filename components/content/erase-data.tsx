'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatList } from '@/lib/text/format'
import { eraseOwnData } from './erase-own-data'

/** Deletes everything that the site keeps in this browser, and lists it. */
export function EraseData() {
  const [message, setMessage] = useState('')

  const erase = async () => {
    try {
      const erased = await eraseOwnData()
      setMessage(
        erased.length > 0
          ? `Erased: ${formatList(erased)}. Open tabs forget it when they are reloaded.`
          : 'There was nothing to erase: this browser keeps nothing from Meridian.',
      )
    } catch {
      setMessage('Your browser does not let this page reach its storage, so nothing could be erased.')
    }
  }

  return (
    <div className="erase">
      <Button type="button" className="scripted" onClick={() => void erase()}>
        Erase everything kept in this browser
      </Button>
      <p className="hidden noscript:block">
        This button needs JavaScript. Your browser’s own settings can clear what a site keeps, too.
      </p>
      <p role="status">{message}</p>
    </div>
  )
}
