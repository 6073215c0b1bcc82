'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { EARLY_PRESS_SCRIPT } from '@/lib/device/early-press'
import { SERVED_TEXTS_SCRIPT, showTranslation } from '@/lib/device/served-texts'
import { THEME_SCRIPT } from '@/lib/device/theme'
import { SITE_STYLES } from './site-styles-text'
import './globals.css'

/** The address of the font of headings, under a name that carries a hash of its content. */
const DISPLAY_FONT = new URL('./fonts/newsreader-latin-500.woff2', import.meta.url).pathname
const FONT_PRELOAD = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${DISPLAY_FONT}">`

/**
 * The scripts of the theme, of translated pages and of early presses, and the site's styles, which the server writes into the head once. Next's `inlineCss` would
 * write the styles three times into every page (https://github.com/vercel/next.js/issues/98110). This can go when it
 * writes them once. In development the styles are an ordinary stylesheet.
 *
 * The preload of the headings' font is in the body. Chromium (seen in version 1.65 of Playwright) delays the first paint
 * for an optional font that is preloaded in the head or in a header (https://github.com/w3c/csswg-drafts/issues/5924),
 * where React's `preload` puts it. This preload can go when one in the head no longer delays the first paint
 * (`npm run bench`).
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
        {SITE_STYLES !== '' && <style dangerouslySetInnerHTML={{ __html: SITE_STYLES }} />}
      </>
    )
  })
  return <div hidden dangerouslySetInnerHTML={{ __html: FONT_PRELOAD }} />
}
