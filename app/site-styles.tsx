'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useRef } from 'react'
import { SITE_STYLES } from './site-styles-text'
import './globals.css'

/**
 * The site's styles, written once into the head by the server. Next's own way would write them three times into every
 * page: into the head, and twice more into the data for the browser. While developing they are an ordinary stylesheet.
 */
export function SiteStyles() {
  const isWritten = useRef(false)
  useServerInsertedHTML(() => {
    // Called again for every piece of the document that is sent.
    if (isWritten.current || SITE_STYLES === '') return null
    isWritten.current = true
    return <style dangerouslySetInnerHTML={{ __html: SITE_STYLES }} />
  })
  return null
}
