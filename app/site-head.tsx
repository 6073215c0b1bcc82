'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { SERVED_TEXTS_SCRIPT, showTranslation } from '@/lib/device/served-texts'
import { THEME_SCRIPT } from '@/lib/device/theme'
import { SITE_STYLES } from './site-styles-text'
import './globals.css'

/**
 * The scripts of the theme and of translated pages, and the site's styles, which the server writes into the head once. Next's `inlineCss` would
 * write the styles three times into every page (https://github.com/vercel/next.js/issues/98110). This can go when it
 * writes them once. In development the styles are an ordinary stylesheet.
 */
export function SiteHead() {
  const isWritten = useRef(false)
  const isTakenOver = useRef(false)
  useLayoutEffect(() => {
    if (!isTakenOver.current) showTranslation()
    isTakenOver.current = true
  }, [])
  useServerInsertedHTML(() => {
    // React calls this again for every piece of the document that it sends.
    if (isWritten.current) return null
    isWritten.current = true
    return (
      <>
        <script dangerouslySetInnerHTML={{ __html: `${THEME_SCRIPT};${SERVED_TEXTS_SCRIPT}` }} />
        {SITE_STYLES !== '' && <style dangerouslySetInnerHTML={{ __html: SITE_STYLES }} />}
      </>
    )
  })
  return null
}
