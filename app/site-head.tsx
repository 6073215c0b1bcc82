'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { EARLY_PRESS_SCRIPT } from '@/lib/device/early-press'
import { SERVED_TEXTS_SCRIPT, showTranslation } from '@/lib/device/served-texts'
import { THEME_SCRIPT } from '@/lib/device/theme'
import { SITE_FONT, SITE_STYLES } from './site-styles-text'
import './globals.css'

/**
 * Makes a face of the bytes at once, before anything is laid out: so the first paint has it, and nothing moves. A face that
 * the browser loads by an address, even a `data:` one, comes after the first paint.
 */
const fontScript = (base64: string) =>
  `document.fonts.add(new FontFace('Newsreader',(s=>{let n=s.length,b=new Uint8Array(n);while(n--)b[n]=s.charCodeAt(n);return b})(atob('${base64}')),{weight:'500'}))`

/**
 * The site's styles and font, and the scripts of the theme, of translated pages and of early presses, which the server writes
 * into the head once. Next's `inlineCss` would write the styles three times into every page
 * (https://github.com/vercel/next.js/issues/98110). This can go when it writes them once. In development the styles are an
 * ordinary stylesheet. The browser's code has no copy of them, and React leaves what the server wrote as it is.
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
        <script
          dangerouslySetInnerHTML={{ __html: `${THEME_SCRIPT};${SERVED_TEXTS_SCRIPT};${EARLY_PRESS_SCRIPT}` }}
        />
        {SITE_FONT !== '' && <script dangerouslySetInnerHTML={{ __html: fontScript(SITE_FONT) }} />}
      </>
    )
  })
  // Not with the scripts: what is inserted is made into text and back into bytes, for these styles in some milliseconds a page.
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SITE_STYLES }} />
}
