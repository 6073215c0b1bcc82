'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useRef } from 'react'
import { THEME_SCRIPT } from '@/lib/device/theme'
import { DISPLAY_FONT } from './display-font'
import { SITE_STYLES } from './site-styles-text'
import './globals.css'

const FONT_PRELOAD = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${DISPLAY_FONT}">`

/**
 * What comes before everything else, written once into the head by the server: the chosen theme and the site's
 * styles. Next's own way would write the styles three times into every page: into the head, and twice more into the
 * data for the browser. While developing they are an ordinary stylesheet.
 *
 * The font of headings is asked for in the body: a browser holds back the first paint for a font asked for in the head,
 * or in the header of the answer, which is where React would put it.
 */
export function SiteHead() {
  const isWritten = useRef(false)
  useServerInsertedHTML(() => {
    // Called again for every piece of the document that is sent.
    if (isWritten.current) return null
    isWritten.current = true
    return (
      <>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {SITE_STYLES !== '' && <style dangerouslySetInnerHTML={{ __html: SITE_STYLES }} />}
      </>
    )
  })
  return <div hidden dangerouslySetInnerHTML={{ __html: FONT_PRELOAD }} />
}
