'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Writes the path nobody answers to the console, once for each path, however often effects run. */
export function LogMissingPath() {
  const path = usePathname()
  const logged = useRef<string>(null)
  useEffect(() => {
    if (logged.current === path) return
    logged.current = path
    console.error(`404: there is no page at ${path}`)
  }, [path])
  return null
}
