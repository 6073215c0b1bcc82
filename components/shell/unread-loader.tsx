'use client'

import { useEffect, useState } from 'react'
import { listUnread, UNREAD_EVENT } from '@/lib/device/kept-entry'
import type { UnreadNotice } from './unread-notice'

/** Loads the notice about data that could not be read, once there is any. */
export function UnreadLoader() {
  const [Notice, setNotice] = useState<typeof UnreadNotice | null>(null)
  useEffect(() => {
    const load = () => {
      if (listUnread().length === 0) return
      // If it can't be loaded, the data stays aside, and the next page tries again.
      import('./unread-notice').then((module) => setNotice(() => module.UnreadNotice)).catch(() => {})
    }
    load()
    addEventListener(UNREAD_EVENT, load)
    return () => removeEventListener(UNREAD_EVENT, load)
  }, [])
  return Notice && <Notice />
}
